import {z} from 'zod'
import {minutesInto, timeOfDay} from './hours.ts'

// What a field must be (`description`) and how it may look (`examples`) are data, in the standard words of JSON Schema:
// the check’s messages, the editor’s hints and the questions of `npm run new` are all made of them.
// `form` names what the check can read in other words (`18/01/2025`, `10am`), and `signs` what stands in braces.

/** A line or paragraph of words; `must` says more of it: `a question`. */
export function words(example: string, must = 'words') {
  return z
    .string()
    .trim()
    .min(1)
    .regex(/^(?!(?:yes|no|true|false)$)/, 'Visitors read this as it stands: say what is meant.')
    .regex(/^(?!(?:https?:\/\/|www\.)\S+$)/, 'Visitors read this as it stands, and a web address is no words.')
    .meta({description: must, examples: [example]})
}

/** The title of a record of one of some files: `cohorts.yaml`. */
export function titleOf(files: string[], example: string) {
  const field = words(example)
  return field.meta({...field.meta(), titleOf: files})
}

/** Words in which `{email}` and the like become links, as `components/ui/ContactWords.tsx` makes them; facts and counts are words already. */
export function wordsWithContacts(field: string, example: string) {
  return words(example)
    .regex(
      /^(?!.*\[(email|volunteerEmail|phone)\])([^{}]|\{(email|volunteerEmail|phone|(fact|[cC]ount):[\w-]+)\})*$/,
      `${field} must have only {email}, {volunteerEmail}, {phone}, a {fact:…} or a {count:…} in braces.`,
    )
    .meta({signs: ['email', 'volunteerEmail', 'phone']})
}

/** A label with `{number}` or `{email}` in it, where our address or a figure is shown. */
export function withSign(sign: '{number}' | '{email}', example: string, figure = 'the figure') {
  const shown = sign === '{email}' ? 'our email address' : figure
  return words(example)
    .superRefine((said, context) => {
      if (/^[^{}]*$/.test(said.replace(sign, '')) && said.includes(sign)) return
      const typedOver = sign === '{number}' && /^[^{}\d]*\d[\d,]*[^{}\d]*$/.test(said)
      refuse(
        context,
        [],
        `Keep ${sign} in it, once and as it stands: it is where ${shown} is shown.`,
        typedOver ? said.replace(/\d[\d,]*/, sign) : undefined,
        `For example: ${example}`,
      )
    })
    .meta({signs: [sign.slice(1, -1)]})
}

/** Words that the specification fixes: a change of them is refused, with the number of the statement that says so. */
export function fixed(statement: string, only: string) {
  return z
    .string()
    .superRefine((said, context) => refuseOthers(context, [], statement, said, only))
    .meta({description: `the words “${only}”`, examples: [only]})
}

/** Refuses any words but those that a statement of the specification fixes. */
export function refuseOthers(context: z.RefinementCtx, path: Path, statement: string, said: string, only: string) {
  if (said === only) return
  const message = `These words are fixed: ${statement} of tests/specification.md says them letter for letter.`
  refuse(context, path, message, only)
}

/** Words that have to be of one form, by whose name the check knows how people type it. Nothing else is reported of others. */
export function written(pattern: RegExp, must: string, example: string, form?: string) {
  return z
    .string()
    .regex(pattern, {abort: true})
    .meta({description: must, examples: [example], ...(form && {form})})
}

/** The short name by which pages and links name a record. */
export function id() {
  return written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, numbers and hyphens', 'guest-speaker', 'id')
}

/** A whole number above nought; or of a range, where others can’t be meant. */
export function whole(example: number, range?: {least: number; most: number}) {
  const message = `This can’t be meant: it is from ${range?.least} to ${range?.most}.`
  const number = range ? z.int().min(range.least, message).max(range.most, message) : z.int().positive()
  return number.meta({description: 'a whole number', examples: [example], form: 'number'})
}

/** From how many to how many: `{ from: 4, to: 6 }`. */
export function span(from: number, to: number) {
  return z.strictObject({from: whole(from), to: whole(to)}).superRefine(({from, to}, context) => {
    if (from > to)
      refuse(context, [], `${from} is more than ${to}: the smaller number comes first.`, {from: to, to: from})
  })
}

const farOff = 'This year is far off: years are from 1900 to 2099.'

/** `2020`. */
export function year(example: number) {
  return z
    .int()
    .min(1900, farOff)
    .max(2099, farOff)
    .meta({description: 'a year with four digits', examples: [example], form: 'number'})
}

/** A list of words: one or more, or exactly as many as `length` says, one for `each` number of a drawing. */
export function list(example: string, length?: number, each?: string) {
  const lines = z.array(words(example)).superRefine(refuseTwins)
  if (!length) return lines.min(1).meta({description: 'a list of words'})
  const description = `a list of exactly ${length} lines${each ? `, one for ${each}` : ''}`
  return lines.length(length).meta({description, ...(each && {each})})
}

function refuseTwins(lines: string[], context: z.RefinementCtx) {
  for (const [index, line] of lines.entries())
    if (lines.indexOf(line) < index) refuse(context, [index], `“${line}” stands in this list twice.`)
}

/** The twelve skills that we teach, one for each side of the coin; their names are in `skills.yaml`. */
export const skillIds = [
  'budget',
  'save',
  'bank',
  'borrow',
  'credit',
  'tax',
  'payslip',
  'rent',
  'invest',
  'pension',
  'cv',
  'career',
] as const

/** Which of the twelve skills something teaches. */
export function skills() {
  return z
    .array(z.enum(skillIds))
    .min(1)
    .superRefine(refuseTwins)
    .meta({description: 'a list of skills', examples: [['budget']]})
}

/** How much someone should know before they start. */
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

/** `2025-01-18`: sorts as text, reads the same everywhere, and has no time zone. */
export function date(example = '2025-01-18') {
  return z.iso
    .date({abort: true})
    .regex(/^(19|20)/, farOff)
    .meta({description: 'year-month-day', examples: [example], form: 'day'})
}

/** From when to when something lasts on its day. */
export function times() {
  const example = '10:00 AM to 1:00 PM'
  return written(new RegExp(`^${timeOfDay} to ${timeOfDay}$`), 'a start and an end', example, 'time').superRefine(
    (times, context) => {
      const [from = '', to = ''] = times.split(' to ')
      refuseBackwards(context, [], from, to)
    },
  )
}

/** Refuses an end that is not after its beginning. What is no time is refused elsewhere. */
export function refuseBackwards(context: z.RefinementCtx, path: Path, from: string, to: string) {
  if (minutesInto(to) <= minutesInto(from))
    refuse(context, path, `${to} is not after ${from}.`, undefined, 'Correct one of the two times.')
}

/** A page of this site, or a place on one. */
export function to() {
  return written(/^[/#]/, 'a page of this site', '/about', 'page')
}

/** A link with its words, and perhaps some that are only read out: `about Workshops`. */
export function link() {
  return z.strictObject({text: words('Learn More'), to: to(), about: words('about Workshops').optional()})
}

/** A page of another site. */
export function address(example: string) {
  return z.url({protocol: /^https$/}).meta({description: 'a whole web address', examples: [example], form: 'address'})
}

/** An email address. */
export function email(example: string) {
  return z.email().meta({description: 'an email address', examples: [example], form: 'email'})
}

/**
 * A file’s list of records, each with an id that no other has. A page names one by the kind of record: `cohort="…"`;
 * people call it by its name: `course date`.
 */
export function records<T extends z.ZodType<{id: string}>>(kind: string, name: string, record: T) {
  return z.array(record.meta({title: kind, name})).superRefine((all, context) => {
    const has = (id: string) => all.some((each) => each.id === id)
    for (const [index, {id}] of all.entries()) {
      const same = all.filter((each) => each.id === id)
      // A copy may stand above what it was copied from, whose title makes the id.
      const owner = same.find((each) => idFrom(each) === id) ?? same[0]
      const own = all[index]
      if (!own || own === owner) continue
      const made = idFrom(own)
      const free = made && !has(made) ? made : [2, 3, 4, 5].map((each) => `${id}-${each}`).find((each) => !has(each))
      refuse(context, [index, 'id'], `Another record has the id ${id} already. Give this one an id of its own.`, free)
    }
  })
}

/** The id that the title of a record makes. */
function idFrom(record: {id: string; title?: string; name?: string; question?: string}): string {
  return (record.title ?? record.name ?? record.question ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

type Path = (string | number)[]

/** Reports what is wrong with a field in the light of others, the value it should have where that is certain, and what else would do. */
export function refuse(context: z.RefinementCtx, path: Path, message: string, value?: unknown, help?: string) {
  context.addIssue({code: 'custom', path, message, params: {value, help}})
}
