import {listed} from '../../site/index.ts'
import type {Messages} from './message.ts'

/** A field, with what it `must` be and an `example` of its line. If `isLine`, it is an item of the list `name`. */
interface Field {
  name: string
  isLine: boolean
  must: string
  example: string
}

interface Names {
  names: readonly string[]
  meant?: string
  known: readonly string[]
}

const all = (words: readonly string[]) => listed(words, 'and')

/** Messages on the values of records, frontmatter and attributes. */
export const schema = {
  'schema.missing': ({names, example}: {names: readonly string[]; example: string}) => ({
    say: `${all(names)} ${names.length === 1 ? 'is' : 'are'} missing here.`,
    todo: `For example: ${example}`,
  }),
  'schema.empty': ({name, isLine, must, example}: Field) => ({
    say: isLine ? `A line of ${name} is empty.` : `${name} is empty, and must be ${must}.`,
    todo: `For example: ${example}`,
  }),
  'schema.whole': ({isList}: {isList: boolean}) => ({
    say: isList
      ? 'This file must be a list, in which each record starts with a hyphen.'
      : 'This file must have lines with a name, a colon and a value.',
    todo: `Restore what was in it.${isList ? ' If there is nothing to list, write: []' : ''}`,
  }),
  'schema.no-field': ({names, meant, known}: Names) => {
    const it = names.length === 1 ? 'it' : 'them'
    const allowed = known.length > 0 ? ` Only ${listed(known)} can be used here.` : ''
    return {
      say: `${all(names.map((name) => `“${name}”`))} can’t be used here.${meant ? ` Did you mean ${meant}?` : ''}`,
      todo: `Delete ${it}, as nothing on the site shows ${it}.${allowed}`,
    }
  },
  'schema.must-be': ({name, isLine, must, example, has}: Field & {has?: number}) => ({
    say: `${isLine ? `Every line of ${name}` : name} must be ${must}${has === undefined ? '' : `, and this has ${has}`}.`,
    todo: has === undefined ? `For example: ${example}` : 'Add what is missing, or delete what is too much.',
  }),
  /** A message that the schema itself provides. */
  'schema.own': ({message, help}: {message: string; help?: string}) => ({say: message, ...(help && {todo: help})}),
  'schema.shared-id': ({id, file}: {id: string; file: string}) => ({
    say: `${id} is also in ${file}, so the contact form can’t tell the two apart.`,
    todo: 'Give one of the two another id, here and on every page that shows it.',
  }),
  'schema.twice': ({name}: {name: string}) => ({
    say: `${name} is in this tag twice.`,
    todo: 'Delete one of the two.',
  }),
  'schema.braces': () => ({
    say: 'An attribute must be words in quote marks, not code in curly brackets.',
    todo: 'Delete the curly brackets, or write words in quote marks.',
  }),
  'schema.full-tag': ({tag}: {tag: string}) => ({
    say: `${tag} shows its own words, so nothing can be between two tags of it.`,
    todo: 'End the tag with /> and move the words below it.',
  }),
  'schema.no-share': ({tag, id, value}: {tag: string; id: string; value: string}) => ({
    say: `${tag} can show only a percentage, such as 75%, and ${id} is “${value}”.`,
    todo: 'Name a fact that is a percentage, or correct its value.',
  }),
  'schema.taken': ({name, page}: {name: string; page: string}) => ({
    say: `${page} has the same ${name}.`,
    todo: `Give each of the two pages its own ${name}.`,
  }),
  'schema.signs': ({name}: {name: string}) => ({
    say: `The ${name} can’t have formatting, so visitors would see the characters themselves.`,
    todo: 'Write it as plain words.',
  }),
  'schema.never-draft': () => ({
    say: 'The site needs this page, so it can’t be a draft.',
    todo: 'Delete this line.',
  }),
  'schema.untitled': () => ({
    say: 'This page has no proper title yet.',
    todo: 'Write in a few words what the page is about.',
  }),
  'schema.title-again': () => ({
    say: 'This description only repeats the title.',
    todo: 'Write in one or two sentences what people find on the page.',
  }),
  'schema.too-wide': ({shown, width, widest}: {shown: string; width: number; widest: number}) => ({
    say: `Search results will cut off “${shown}”, which is ${width} pixels wide: they show ${widest}.`,
    todo: 'Make the title shorter. If lists of pages need a short name for it, add a line below, like: short: Programs',
  }),
  'schema.too-long': ({length, longest}: {length: number; longest: number}) => ({
    say: `Search results will cut off this description, which has ${length} characters: they show ${longest}.`,
    todo: 'Use fewer words.',
  }),
} satisfies Messages
