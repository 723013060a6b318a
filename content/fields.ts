import {z} from 'zod'
import {bySpreadsheet} from './bySpreadsheet.ts'
import {inOrder, maySwap, minutesInto, type Times, timeOfDay} from './clock.ts'
import {skillIds} from './skillIds.ts'

// What a field must be (`description`) and how it may look (`examples`) are data, in the standard words of JSON Schema:
// the check’s messages, the editor’s hints and the questions of `npm run new` are all made of them.
// `form` names what the check can read in other words (`18/01/2025`, `10am`), and `signs` what stands in braces.

/** A line or paragraph of words; `must` says more of it: `a question`. */
export function words(example: string, must = 'words') {
  return z
    .string()
    .trim()
    .min(1)
    .refine((said) => !/^(?:yes|no|true|false)$/.test(said), 'Visitors read this as it stands: say what is meant.')
    .refine(
      (said) => !bySpreadsheet.test(said),
      'A spreadsheet writes this in place of what was typed, such as 02-Mar for 2-3: write what was meant.',
    )
    .refine(
      (said) => !/^(?:https?:\/\/|www\.)\S+$/.test(said),
      'Visitors read this as it stands, and a web address is no words.',
    )
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

/** A label that keeps a sign, which stands for a figure or for a link: `{number}`, `{email}`. */
export function withSign(sign: '{number}' | '{email}', example: string, where?: string) {
  const label = words(example).superRefine((said, context) => {
    if (said.replace(sign, '').search(/[{}]/) < 0 && said.includes(sign)) return
    const message = `Keep ${sign} in it, once and as it stands: it is where ${sign === '{email}' ? 'our email address' : 'the figure'} is shown.`
    // A figure that was typed over it in the words as we have them; other words may mean anything.
    const isTypedOver = sign === '{number}' && said.replace(/\d[\d,]*/, sign) === example
    const plainly = (label: string) => label.replace(/[\s.]+/g, ' ').trim()
    if (isTypedOver) refuse(context, [], message, example, where && `The figure itself is ${where}.`)
    else if (plainly(said) === plainly(example.replace(sign, ''))) refuse(context, [], message, example)
    else context.addIssue(message)
  })
  return label.meta({signs: [sign.slice(1, -1)]})
}

/** Words that the specification fixes: a change of them is refused, with the number of the statement that says so. */
export function fixed(statement: string, only: string) {
  return z
    .string()
    .superRefine((said, context) => refuseOthers(context, [], statement, said, only))
    .meta({description: `the words “${only}”`, examples: [only]})
}

/** Refuses any words but those that a statement of the specification fixes. */
export function refuseOthers(
  context: z.RefinementCtx,
  path: (string | number)[],
  by: string,
  said: string,
  only: string,
) {
  if (said === only) return
  refuse(context, path, `These words are fixed: ${by} of tests/specification.md says them letter for letter.`, only)
}

/** Words that have to be of one form, by whose name the check knows how people type it. */
export function written(pattern: RegExp, must: string, example: string, form?: string) {
  return z
    .string()
    .regex(pattern)
    .meta({description: must, examples: [example], ...(form && {form})})
}

/** The short name by which pages and links name a record. */
export function id() {
  return written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, numbers and hyphens', 'guest-speaker', 'id')
}

/** A whole number above nought, or from the least to the most that can be meant. */
export function whole(example: number, least = 1, most = Number.MAX_SAFE_INTEGER) {
  return z
    .int()
    .positive()
    .refine(
      (number) => number < 1 || (number >= least && number <= most),
      `This can’t be meant: it is from ${least} to ${most}.`,
    )
    .meta({description: 'a whole number', examples: [example], form: 'number'})
}

/** From how many to how many: `{ from: 4, to: 6 }`. */
export function span(from: number, to: number) {
  return z.strictObject({from: whole(from), to: whole(to)}).superRefine((said, context) => {
    if (said.from > said.to)
      refuse(context, [], `${said.from} is more than ${said.to}: the smaller number comes first.`, {
        from: said.to,
        to: said.from,
      })
  })
}

const farOff = 'This year is far off: years are from 1900 to 2099.'

/** `2020`. */
export function year(example: number) {
  return z
    .int()
    .min(1000)
    .max(9999)
    .refine((number) => number < 1000 || number > 9999 || isNear(number), farOff)
    .meta({description: 'a year with four digits', examples: [example], form: 'number'})
}

function isNear(year: number): boolean {
  return year >= 1900 && year < 2100
}

/** A list of words: one or more, or exactly as many as `length` says, one for `each` number of a drawing. */
export function list(example: string, length?: number, each?: string) {
  const lines = z.array(words(example))
  return length
    ? lines
        .length(length)
        .superRefine(refuseTwins)
        .meta({description: `a list of exactly ${length} lines${each ? `, one for ${each}` : ''}`, ...(each && {each})})
    : lines.min(1).superRefine(refuseTwins).meta({description: 'a list of words'})
}

function refuseTwins(lines: string[], context: z.RefinementCtx) {
  for (const [index, line] of lines.entries())
    if (lines.indexOf(line) < index) refuse(context, [index], `“${line}” stands in this list twice.`)
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
    .superRefine(refuseTwins)
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
  return z.iso
    .date()
    .refine((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || isNear(Number(day.slice(0, 4))), farOff)
    .meta({description: 'year-month-day', examples: [example], form: 'day'})
}

/** From when to when something lasts on its day. */
export function times() {
  return written(
    new RegExp(`^${timeOfDay} to ${timeOfDay}$`),
    'two times like 10:00 AM to 1:00 PM',
    '10:00 AM to 1:00 PM',
    'time',
  ).superRefine((times, context) => {
    const [from = '', to = ''] = times.split(' to ')
    refuseBackwards(context, {from, to}, (right) => ({value: `${right.from} to ${right.to}`}))
  })
}

/** Tells when something ends before it begins, or at once, and what to write where one half of the day was taken for the other. */
export function refuseBackwards(
  context: z.RefinementCtx,
  times: Times,
  say: (right: Times) => {path?: string[]; value: string},
  path: string[] = [],
) {
  // What is no time is refused already.
  if (!(minutesInto(times.to) <= minutesInto(times.from))) return
  const message = `${times.to} is not after ${times.from}.`
  const right = inOrder(times)
  // Where both stand in one field, nobody may know which of the two is wrong, or whether they changed places.
  if (path.length === 0 && maySwap(times)) {
    const swapped = say({from: times.to, to: times.from}).value
    const other = right ? `, or if one has the wrong half of the day: ${say(right).value}` : ''
    return refuse(context, path, message, undefined, `If they changed places, write: ${swapped}${other}`)
  }
  const said = right && say(right)
  refuse(context, said?.path ?? path, message, said?.value, right ? undefined : 'Correct one of the two times.')
}

/** A page of this site, or a place on one. */
export function to() {
  return written(/^[/#]/, 'a page of this site', '/about', 'page')
}

/** A page of another site. */
export function address(example: string) {
  return z.url({protocol: /^https$/}).meta({description: 'a whole web address', examples: [example], form: 'address'})
}

/** An email address. */
export function email(example: string) {
  return z.email().meta({description: 'an email address', examples: [example], form: 'email'})
}

/** A file’s list of records, each with an id that no other has. A page names one by the kind of record: `cohort="…"`. `made`: the id that other fields of a record make, where it can have no other, and what to do where those make one that is taken. */
export function records<T extends z.ZodType<{id: string}>>(
  kind: string,
  record: T,
  made?: {id: (record: z.output<T>) => string; help: string},
) {
  return z.array(record.meta({title: kind})).superRefine((all, context) => {
    for (const [index, {id}] of all.entries()) {
      const owner = ownerOf(id, all)
      const message = `Another record has the id ${id} already. Give this one an id of its own.`
      // One of the two that should have another by its own fields is told as that.
      const isMisnamed = made && all.some((each) => each.id === id && made.id(each) !== id)
      const free = made ? undefined : (idOf(index, owner, all) ?? freeId(id, all))
      if (index !== owner && !isMisnamed) refuse(context, [index, 'id'], message, free, made?.help)
    }
  })
}

/** Of those with one id the record whose title makes it, wherever a copy was pasted; or else the first. */
function ownerOf(id: string, all: {id: string}[]): number {
  const [first = 0, ...more] = all.flatMap((each, index) => (each.id === id ? [index] : []))
  return [first, ...more].find((index) => more.length > 0 && madeOf(all[index]) === id) ?? first
}

/** The id that a copied record’s own title makes, where that is another than the owner’s; nothing where a record has it. */
function idOf(index: number, owner: number, all: {id: string}[]): string | undefined {
  const made = madeOf(all[index])
  return made && made !== madeOf(all[owner]) && all.every(({id}) => id !== made) ? made : undefined
}

/** The id that the title of a record makes. */
function madeOf(record?: {id: string}): string {
  const [, title = ''] = Object.entries(record ?? {}).find(([field]) => /^(?:title|name|question)$/.test(field)) ?? []
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function freeId(id: string, all: {id: string}[]): string {
  let number = 2
  while (all.some((each) => each.id === `${id}-${number}`)) number++
  return `${id}-${number}`
}

/** Tells what is wrong with one field in the light of others, what it should say where that is certain, and what else would do. */
export function refuse(
  context: z.RefinementCtx,
  path: (string | number)[],
  message: string,
  value?: unknown,
  help?: string,
) {
  context.addIssue({code: 'custom', path, message, params: {value, help}})
}
