import {joinList} from '../../site/index.ts'
import type {Messages} from './message.ts'

/**
 * A field with a wrong value: what it `must` be, and an `example`. If `isLine`, it is an item of the list
 * `name`.
 */
interface Field {
  name: string
  isLine: boolean
  must: string
  example: string
  inForm: FieldInForm
}

/**
 * How the editor speaks of a field: by its label, with what its value must be and an example without the
 * syntax of the file.
 */
interface FieldInForm {
  label: string
  must: string
  example: string
}

interface MissingFields {
  names: readonly string[]
  labels: readonly string[]
  /** The value of the first of them. */
  example: string
  inForm: FieldInForm
}

interface Names {
  names: readonly string[]
  meant?: string
  /** The names that can be used here. If there are many, only those that are most similar, and `more`. */
  known: readonly string[]
  /** How many can be used here, and the file that lists them. */
  more?: {count: number; schemaFile?: string | undefined}
}

const all = (words: readonly string[]) => joinList(words, 'and')

function allowedNames({known, more}: Pick<Names, 'known' | 'more'>): string {
  if (known.length === 0) return ''
  if (!more) return ` Only ${joinList(known)} can be used here.`
  const where = more.schemaFile ? ` ${more.schemaFile} lists them all, and is where a new one is added.` : ''
  return ` Of the ${more.count} names that can be used here, the most similar are ${all(known)}.${where}`
}

/** Messages about invalid values of records, frontmatter and attributes. */
export const schema = {
  'schema.missing': ({names, example, inForm, labels}: MissingFields) => ({
    problem: `${all(names)} ${names.length === 1 ? 'is' : 'are'} missing here.`,
    instruction: `For example: ${example}`,
    problemInEditor: `${all(labels.map((label) => `“${label}”`))} ${names.length === 1 ? 'is' : 'are'} missing.`,
    inEditor: `For example: ${inForm.example}`,
  }),
  'schema.empty': ({name, isLine, must, example, inForm}: Field) => ({
    problem: isLine ? `A line of ${name} is empty.` : `${name} is empty, and must be ${must}.`,
    instruction: `For example: ${example}`,
    problemInEditor: `“${inForm.label}” is empty, and must be ${inForm.must}.`,
    inEditor: `For example: ${inForm.example}`,
  }),
  'schema.whole': ({isList}: {isList: boolean}) => ({
    problem: isList
      ? 'This file must be a list, in which each record starts with a hyphen.'
      : 'This file must have lines with a name, a colon and a value.',
    instruction: `Restore what was in it.${isList ? ' If there is nothing to list, write: []' : ''}`,
  }),
  'schema.no-field': ({names, meant, ...allowed}: Names) => {
    const it = names.length === 1 ? 'it' : 'them'
    return {
      problem: `${all(names.map((name) => `“${name}”`))} can’t be used here.${meant ? ` Did you mean ${meant}?` : ''}`,
      instruction: `Delete ${it}, as nothing on the site shows ${it}.${allowedNames(allowed)}`,
    }
  },
  'schema.must-be': ({name, isLine, must, example, has, inForm}: Field & {has?: number}) => {
    const count = has === undefined ? '' : `, and this has ${has}`
    const addOrDelete = 'Add what is missing, or delete what is too much.'
    return {
      problem: `${isLine ? `Every line of ${name}` : name} must be ${must}${count}.`,
      instruction: has === undefined ? `For example: ${example}` : addOrDelete,
      problemInEditor: `“${inForm.label}” must be ${inForm.must}${count}.`,
      inEditor: has === undefined ? `For example: ${inForm.example}` : addOrDelete,
    }
  },
  /** A message that is defined in the schema itself. */
  'schema.own': ({message, help, inForm}: {message: string; help?: string; inForm?: FieldInForm}) => ({
    problem: message,
    ...(help && {instruction: help}),
    ...(inForm && {inEditor: `For example: ${inForm.example}`}),
  }),
  'schema.shared-id': ({id, file}: {id: string; file: string}) => ({
    problem: `${id} is also in ${file}, so the contact form can’t tell the two apart.`,
    instruction: 'Give one of the two another id, here and on every page that shows it.',
  }),
  'schema.twice': ({name}: {name: string}) => ({
    problem: `${name} is in this tag twice.`,
    instruction: 'Delete one of the two.',
  }),
  'schema.braces': () => ({
    problem: 'An attribute must be words in quote marks, not code in curly brackets.',
    instruction: 'Delete the curly brackets, or write words in quote marks.',
  }),
  'schema.full-tag': ({tag}: {tag: string}) => ({
    problem: `${tag} shows its own words, so nothing can be between two tags of it.`,
    instruction: 'End the tag with /> and move the words below it.',
  }),
  'schema.no-share': ({tag, id, value}: {tag: string; id: string; value: string}) => ({
    problem: `${tag} can show only a percentage, such as 75%, and ${id} is “${value}”.`,
    instruction: 'Name a fact that is a percentage, or correct its value.',
  }),
  'schema.taken': ({name, page}: {name: string; page: string}) => ({
    problem: `${page} has the same ${name}.`,
    instruction: `Give each of the two pages its own ${name}.`,
  }),
  'schema.formatting': ({name}: {name: string}) => ({
    problem: `The ${name} can’t have formatting, so visitors would see the characters themselves.`,
    instruction: 'Write it as plain words.',
  }),
  'schema.never-draft': () => ({
    problem: 'The site needs this page, so it can’t be a draft.',
    instruction: 'Delete this line.',
  }),
  'schema.untitled': () => ({
    problem: 'This page has no proper title yet.',
    instruction: 'Write in a few words what the page is about.',
  }),
  'schema.title-again': () => ({
    problem: 'This description only repeats the title.',
    instruction: 'Write in one or two sentences what people find on the page.',
  }),
  'schema.too-wide': ({shown, width, widest}: {shown: string; width: number; widest: number}) => ({
    problem: `Search results will cut off “${shown}”, which is ${width} pixels wide: they show ${widest}.`,
    instruction:
      'Make the title shorter. If lists of pages need a short name for it, add a line below, like: short: Programs',
    inEditor: 'Make the title shorter.',
  }),
  'schema.too-long': ({length, longest}: {length: number; longest: number}) => ({
    problem: `Search results will cut off this description, which has ${length} characters: they show ${longest}.`,
    instruction: 'Use fewer words.',
  }),
} satisfies Messages
