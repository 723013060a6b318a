import {z} from 'zod'
import {skillIds} from './skillIds.ts'

// What a field must be (`description`) and how it may look (`examples`) are data, in the standard words of JSON Schema:
// the check’s messages, the editor’s hints and the questions of `npm run new` are all made of them.

/** A line or paragraph of words; `must` says more of it: `a question`. */
export function words(example: string, must = 'words') {
  return z
    .string()
    .trim()
    .min(1)
    .meta({description: must, examples: [example]})
}

/** Words in which `{email}` and the like become links, as `components/ui/ContactWords.tsx` makes them. */
export function wordsWithContacts(field: string, example: string) {
  return words(example).regex(
    /^([^{}]|\{(email|volunteerEmail|phone)\})*$/,
    `${field} must have only {email}, {volunteerEmail} or {phone} in braces.`,
  )
}

/** Words that have to be of one form. */
export function written(pattern: RegExp, must: string, example: string) {
  return z
    .string()
    .regex(pattern)
    .meta({description: must, examples: [example]})
}

/** The short name by which pages and links name a record. */
export function id() {
  return written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, numbers and hyphens', 'guest-speaker')
}

/** A whole number above nought. */
export function whole(example: number) {
  return z
    .int()
    .positive()
    .meta({description: 'a whole number', examples: [example]})
}

/** `2020`. */
export function year(example: number) {
  return z
    .int()
    .min(1000)
    .max(9999)
    .meta({description: 'a year with four digits', examples: [example]})
}

/** A list of words: one or more, or exactly as many as `length` says. */
export function list(example: string, length?: number) {
  const lines = z.array(words(example))
  return length
    ? lines.length(length).meta({description: `a list of exactly ${length} lines`})
    : lines.min(1).meta({description: 'a list of words'})
}

/** One of a few words. */
export function oneOf<const T extends string>(choices: readonly T[]) {
  return z.enum(choices)
}

/** Which of the twelve skills something teaches. */
export function skills() {
  return z
    .array(oneOf(skillIds))
    .min(1)
    .meta({description: 'a list of skills', examples: [['budget']]})
}

/** How much someone should know before they start. */
export function level() {
  return oneOf([
    'Beginner',
    'Beginner to Intermediate',
    'Intermediate',
    'Intermediate to Advanced',
    'Advanced',
    'All Levels',
  ])
}

/** `2025-01-18`: sorts as text, reads the same everywhere, and has no time zone. */
export function date(example = '2025-01-18') {
  return z.iso.date().meta({description: 'year-month-day', examples: [example]})
}

/** From when to when something lasts on its day. */
export function times() {
  return written(/^\d{1,2}:\d\d [AP]M to \d{1,2}:\d\d [AP]M$/, 'two times', '10:00 AM to 1:00 PM')
}

/** A page of this site, or a place on one. */
export function to() {
  return written(/^[/#]/, 'a page of this site', '/about')
}

/** A page of another site. */
export function address(example: string) {
  return z.url({protocol: /^https$/}).meta({description: 'a whole web address', examples: [example]})
}

/** An email address. */
export function email(example: string) {
  return z.email().meta({description: 'an email address', examples: [example]})
}

/** A file’s list of records, each with an id that no other has. A page names one by the kind of record: `cohort="…"`. */
export function records<T extends z.ZodType<{id: string}>>(kind: string, record: T) {
  return z.array(record.meta({title: kind})).superRefine((all, context) => {
    const seen = new Set<string>()
    for (const [index, {id}] of all.entries()) {
      const message = `id must be used once, and ${id} is taken. Give this record its own.`
      if (seen.has(id)) refuse(context, [index, 'id'], message, freeId(id, all))
      seen.add(id)
    }
  })
}

function freeId(id: string, all: {id: string}[]): string {
  let number = 2
  while (all.some((each) => each.id === `${id}-${number}`)) number++
  return `${id}-${number}`
}

/** Tells what is wrong with one field in the light of others, and what it should say. */
export function refuse(context: z.RefinementCtx, path: (string | number)[], message: string, value: unknown) {
  context.addIssue({code: 'custom', path, message, params: {value}})
}
