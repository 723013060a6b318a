import {z} from 'zod'
import {minutesSinceMidnight, timeOfDayPattern} from './hours.ts'

// The metadata (`.meta`) of a field: `description` says what its value must be, and `examples` has such a
// value. Both appear in error messages, the editor's hints and the questions of `npm run new`. `form` names a
// format, in which `npm run check` corrects values (`10am` to `10:00 AM`). `placeholders` lists those that a
// text may have: `{email}`. `label` is what the editor calls a field, if its name would not be understood,
// and `names` are those of its choices.

/**
 * Returns a schema for a text that visitors read. `must` describes the text in error messages: `a question`.
 */
export function text(example: string, must = 'words') {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^(?!(?:yes|no|true|false)$)/, 'Visitors read this as it stands: say what is meant.')
    .regex(
      /^(?!(?:https?:\/\/|www\.)\S+$)/,
      'Visitors read this as it stands, and a web address is no words.',
    )
    .meta({description: must, examples: [example]})
}

/** Returns a schema for a price: any words, such as “Pay as you feel”, but not a number without its £. */
export function price() {
  return textMatching(/[^\d\s.,]/, 'words, or an amount with its £', '£25', 'price')
}

/**
 * Returns a schema for a text that must be the title of a record in one of `files`, such as `cohorts.yaml`.
 */
export function recordTitle(files: string[], example: string) {
  const field = text(example)
  return field.meta({...field.meta(), titleOf: files})
}

/**
 * Returns a schema for a text with optional placeholders: `{email}`, `{phone}`, `{card}`, `{fact:…}`,
 * `{count:…}` and so on.
 */
export function textWithContacts(example: string) {
  const placeholders = ['email', 'volunteerEmail', 'phone', 'card']
  const names = placeholders.join('|')
  return text(example)
    .regex(
      new RegExp(`^(?!.*\\[(${names})\\])([^{}]|\\{(${names}|(fact|[cC]ount):[\\w-]+)\\})*$`),
      'Only {email}, {volunteerEmail}, {phone}, {card}, a {fact:…} or a {count:…} can be in braces here.',
    )
    .meta({placeholders})
}

/** Returns a schema for a label with exactly one placeholder; `figure` describes what replaces `{number}`. */
export function textWithPlaceholder(
  placeholder: '{number}' | '{email}',
  example: string,
  figure = 'the figure',
) {
  const shown = placeholder === '{email}' ? 'our email address' : figure
  return text(example)
    .superRefine((text, context) => {
      if (/^[^{}]*$/.test(text.replace(placeholder, '')) && text.includes(placeholder)) return
      const typedOver = placeholder === '{number}' && /^[^{}\d]*\d[\d,]*[^{}\d]*$/.test(text)
      reportIssue(
        context,
        [],
        `Keep ${placeholder} in it, once and as it stands: it is where ${shown} is shown.`,
        typedOver ? text.replace(/\d[\d,]*/, placeholder) : undefined,
        `For example: ${example}`,
      )
    })
    .meta({placeholders: [placeholder.slice(1, -1)]})
}

/**
 * Returns a schema that accepts only the text `only`, which rule `statement` of tests/specification.md
 * requires.
 */
export function fixedText(statement: string, only: string) {
  return z
    .string()
    .superRefine((text, context) => requireExactText(context, [], statement, text, only))
    .meta({description: `the words “${only}”`, examples: [only]})
}

/** Reports a text that differs from `only`, which rule `statement` of tests/specification.md requires. */
export function requireExactText(
  context: z.RefinementCtx,
  path: Path,
  statement: string,
  text: string,
  only: string,
) {
  if (text === only) return
  const message = `These words are fixed: ${statement} of the specification says them letter for letter.`
  reportIssue(context, path, message, only)
}

/**
 * Returns a schema for a text that matches `pattern`. If it doesn't, Zod skips the further checks of the
 * field.
 */
export function textMatching(pattern: RegExp, must: string, example: string, form?: string) {
  return z
    .string()
    .regex(pattern, {abort: true})
    .meta({description: must, examples: [example], ...(form && {form})})
}

/** Returns a schema for a record's id, by which pages and links refer to it. */
export function id() {
  return textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, numbers and hyphens', 'guest-speaker', 'id')
}

/** Returns a schema for a yes/no field: `true`, or no line for it in the file. */
export function flag() {
  return z.literal(true).meta({description: 'true, or left out', examples: [true], form: 'yes'})
}

/** Returns a schema for a positive integer; with `range`, for one from `least` to `most`. */
export function wholeNumber(example: number, range?: {least: number; most: number}) {
  const message = `This can’t be meant: it is from ${range?.least} to ${range?.most}.`
  const number = range ? z.int().min(range.least, message).max(range.most, message) : z.int().positive()
  return number.meta({description: 'a whole number', examples: [example], form: 'number'})
}

/** Returns a schema for a range of whole numbers: `{ from: 4, to: 6 }`. */
export function numberRange(from: number, to: number) {
  return z.strictObject({from: wholeNumber(from), to: wholeNumber(to)}).superRefine(({from, to}, context) => {
    if (from > to)
      reportIssue(context, [], `${from} is more than ${to}: the smaller number comes first.`, {
        from: to,
        to: from,
      })
  })
}

const yearOutOfRange = 'This year is far off: years are from 1900 to 2099.'

/** Returns a schema for a year from 1900 to 2099, as a number. */
export function year(example: number) {
  return z
    .int()
    .min(1900, yearOutOfRange)
    .max(2099, yearOutOfRange)
    .meta({description: 'a year with four digits', examples: [example], form: 'number'})
}

/**
 * Returns a schema for one or more texts, or exactly `length` texts, one for each of the things that `each`
 * names.
 */
export function list(example: string, length?: number, each?: string) {
  const lines = z.array(text(example)).superRefine(rejectDuplicates)
  if (!length) return lines.min(1).meta({description: 'a list of words'})
  const description = `a list of exactly ${length} lines${each ? `, one for ${each}` : ''}`
  return lines.length(length).meta({description, ...(each && {each})})
}

function rejectDuplicates(lines: string[], context: z.RefinementCtx) {
  for (const [index, line] of lines.entries())
    if (lines.indexOf(line) < index) reportIssue(context, [index], `“${line}” stands in this list twice.`)
}

/**
 * What the editor calls the skills. Their names in `skills.yaml` are shorter, to fit on the sides of the
 * coin.
 */
const skillNames = {
  budget: 'Budgeting',
  save: 'Saving',
  bank: 'Banking',
  borrow: 'Borrowing',
  credit: 'Credit',
  tax: 'Tax',
  payslip: 'Payslips',
  rent: 'Renting',
  invest: 'Investing',
  pension: 'Pensions',
  cv: 'CVs',
  career: 'Careers',
}

/** The ids of the twelve skills that we teach: sides of the coin on the home page. */
export const skillIds = Object.keys(skillNames) as (keyof typeof skillNames)[]

/** Returns a schema for what people type into the search for a page or record, separated by commas. */
export function searchWords() {
  return text('wages, minimum wage', 'words that people type, with commas between them').meta({
    label: 'Words for the search',
    // People type them in any spelling, so the spelling of these is not checked.
    isForSearch: true,
  })
}

/** Returns a schema for the ids of the skills that a course, workshop or track teaches. */
export function skills() {
  return z
    .array(z.enum(skillIds).meta({names: skillNames}))
    .min(1)
    .superRefine(rejectDuplicates)
    .meta({description: 'a list of skills', examples: [['budget']]})
}

/**
 * Returns a schema for the level of a course or workshop, which is how much learners should know beforehand.
 */
export function level() {
  return z.enum([
    'Beginner',
    'Beginner to Intermediate',
    'Intermediate',
    'Intermediate to Advanced',
    'Advanced',
    'All Levels',
  ])
}

/** Returns a schema for a date such as `2025-01-18`, which sorts as text and has no time zone. */
export function date(example = '2025-01-18') {
  return z.iso
    .date({abort: true})
    .regex(/^(19|20)/, yearOutOfRange)
    .meta({description: 'year-month-day', examples: [example], form: 'day'})
}

/**
 * The fields of a record with figures that change, such as rates and hours: the page that they come from, the
 * day on which somebody last compared them, and the last day on which they are right, if that is known.
 */
export const figureFields = {
  // No link on a page, so it may be at any site.
  source: z.url({protocol: /^https$/}).meta({
    description: 'a whole web address',
    examples: ['https://www.gov.uk/income-tax-rates'],
    form: 'source',
  }),
  checked: date('2026-11-21').meta({when: 'past', label: 'Day it was checked'}),
  until: date('2027-04-05').meta({when: 'figures end', label: 'Right until'}).optional(),
}

/** Returns a schema for a start time and an end time on the same day. */
export function times() {
  const example = '10:00 AM to 1:00 PM'
  return textMatching(
    new RegExp(`^${timeOfDayPattern} to ${timeOfDayPattern}$`),
    'a start and an end',
    example,
    'time',
  ).superRefine((times, context) => {
    const [from = '', to = ''] = times.split(' to ')
    requireTimeOrder(context, [], from, to)
  })
}

/**
 * Reports an end that is not after its start. Ignores texts that are not times: their own schema reports
 * them.
 */
export function requireTimeOrder(context: z.RefinementCtx, path: Path, from: string, to: string) {
  if (minutesSinceMidnight(to) <= minutesSinceMidnight(from))
    reportIssue(context, path, `${to} is not after ${from}.`, undefined, 'Correct one of the two times.')
}

/** Returns a schema for a link within this site: a page (`/about`), an anchor (`#events`), or both. */
export function internalAddress() {
  return textMatching(/^[/#]/, 'a page of this site', '/about', 'page').meta({label: 'Goes to'})
}

/**
 * Returns a schema for a link with its text. Screen readers read `about` after the text: `about Workshops`.
 */
export function link() {
  return z.strictObject({
    text: text('Learn More').meta({label: 'Text of the link'}),
    to: internalAddress(),
    about: text('about Workshops').meta({label: 'Added for screen readers'}).optional(),
  })
}

/**
 * Returns a schema for an HTTPS address on another site. The example must be at a site that pages may link to,
 * such as example.org: the form for a new record suggests it, and tests save it.
 */
export function externalAddress(example: string) {
  return z
    .url({protocol: /^https$/})
    .meta({description: 'a whole web address', examples: [example], form: 'address'})
}

export function email(example: string) {
  return z.email().meta({description: 'an email address', examples: [example], form: 'email'})
}

/**
 * Returns a schema for a file's list of records with unique ids. `kind` is the attribute by which a page
 * refers to a record (`cohort="…"`), and `name` is the human-readable name of such a record (`course date`).
 */
export function records<T extends z.ZodType<{id: string}>>(kind: string, name: string, record: T) {
  return z.array(record.meta({title: kind, name})).superRefine((all, context) => {
    const has = (id: string) => all.some((each) => each.id === id)
    for (const [index, {id}] of all.entries()) {
      const same = all.filter((each) => each.id === id)
      // Of records with the same id, the one whose title the id was made from keeps it, even if a copy is
      // listed first.
      const owner = same.find((each) => idFrom(each) === id) ?? same[0]
      const own = all[index]
      if (!own || own === owner) continue
      const made = idFrom(own)
      const free =
        made && !has(made) ? made : [2, 3, 4, 5].map((each) => `${id}-${each}`).find((each) => !has(each))
      reportIssue(
        context,
        [index, 'id'],
        `Another record has the id ${id} already. Give this one an id of its own.`,
        free,
      )
    }
  })
}

/** Returns the id made from a record's title, name or question, or an empty string if it has none. */
function idFrom(record: {id: string; title?: string; name?: string; question?: string}): string {
  return (record.title ?? record.name ?? record.question ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

type Path = (string | number)[]

/**
 * Adds a Zod issue about a field. `value` is the field's correct value, if it is certain; `help` is another
 * fix.
 */
export function reportIssue(
  context: z.RefinementCtx,
  path: Path,
  message: string,
  value?: unknown,
  help?: string,
) {
  context.addIssue({code: 'custom', path, message, params: {value, help}})
}
