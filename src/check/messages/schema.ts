import {listed} from '../../site/text/listed.ts'
import type {Messages} from './message.ts'

/** What a field is called, what it must be, and its line with an example; `isLine`: it is a line of the list of that name. */
interface Asked {
  name: string
  isLine: boolean
  must: string
  example: string
}

const all = (words: readonly string[]) => listed(words, 'and')

export const schema = {
  'schema.missing': ({names, example}: {names: readonly string[]; example: string}) => ({
    say: `${all(names)} ${names.length === 1 ? 'is' : 'are'} missing here.`,
    todo: `For example: ${example}`,
  }),
  'schema.empty': ({name, isLine, must, example}: Asked) => ({
    say: isLine ? `A line of ${name} is empty.` : `${name} is empty, and must be ${must}.`,
    todo: `For example: ${example}`,
  }),
  'schema.whole': ({isList}: {isList: boolean}) => ({
    say: isList
      ? 'This file must be a list, in which each record starts with a hyphen.'
      : 'This file must have fields, each with a name and a colon.',
    todo: `Bring back what it held.${isList ? ' If there is nothing to list, write: []' : ''}`,
  }),
  'schema.no-field': ({names, meant, known}: {names: readonly string[]; meant?: string; known: readonly string[]}) => ({
    say: `${all(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'is' : 'are'} not known here.${meant ? ` Did you mean ${meant}?` : ''}`,
    todo: `Delete ${names.length === 1 ? 'it' : 'them'}: nothing on the site shows ${names.length === 1 ? 'it' : 'them'}.${known.length > 0 ? ` What can stand here is ${listed(known)}.` : ''}`,
  }),
  'schema.must-be': ({name, isLine, must, example, has}: Asked & {has?: number}) => ({
    say: `${isLine ? `Every line of ${name}` : name} must be ${must}${has === undefined ? '' : `, and this has ${has}`}.`,
    todo: has === undefined ? `For example: ${example}` : 'Write what is missing, or delete what is too much.',
  }),
  /** What a schema words itself. */
  'schema.own': ({message, help}: {message: string; help?: string}) => ({say: message, ...(help && {todo: help})}),
  'schema.shared-id': ({id, file}: {id: string; file: string}) => ({
    say: `${id} is in ${file} too, and /contact?about=${id} could mean both.`,
    todo: 'Give one of the two another id, here and on every page that shows it.',
  }),
  'schema.twice': ({name}: {name: string}) => ({
    say: `${name} is written twice in this tag.`,
    todo: 'Delete one of the two.',
  }),
  'schema.braces': () => ({
    say: 'Curly brackets are for code, and an attribute is words between quote marks.',
    todo: 'Delete them, or write words between quote marks.',
  }),
  'schema.full-tag': ({tag}: {tag: string}) => ({
    say: `${tag} shows its own words, so nothing can stand between two tags of it.`,
    todo: 'Close the tag with /> and move the words below it.',
  }),
  'schema.no-share': ({tag, id, value}: {tag: string; id: string; value: string}) => ({
    say: `${tag} draws a share of a hundred, such as 75%, and ${id} is “${value}”.`,
    todo: 'Name a fact here that is a share, or correct its value.',
  }),
  'schema.taken': ({name, page}: {name: string; page: string}) => ({
    say: `${page} has the same ${name}.`,
    todo: `Give one of the two pages a ${name} of its own.`,
  }),
  'schema.signs': ({name}: {name: string}) => ({
    say: `Visitors would see the signs in ${name}, which is plain words.`,
    todo: 'Write it without them.',
  }),
  'schema.never-draft': () => ({
    say: 'The site can’t be without this page, so it can’t be a draft.',
    todo: 'Delete this line.',
  }),
  'schema.untitled': () => ({
    say: 'This is no title yet.',
    todo: 'Say in a few words what the page is about.',
  }),
  'schema.title-again': () => ({
    say: 'This description only repeats the title.',
    todo: 'Say in one or two sentences what people find on the page.',
  }),
  'schema.too-wide': ({shown, width, widest}: {shown: string; width: number; widest: number}) => ({
    say: `Search results cut off what is wider than ${widest} pixels, and “${shown}” is ${width} wide.`,
    todo: 'Make the title shorter. What lists of pages call this page can stand below it, like: short: Programs',
  }),
  'schema.too-long': ({length, longest}: {length: number; longest: number}) => ({
    say: `Search results cut off what is longer than ${longest} signs, and this is ${length} long.`,
    todo: 'Say it in fewer words.',
  }),
} satisfies Messages
