import {z} from 'zod'
import {choicesOf, nearest, nearestChoice, normaliseLookalikes, slugify} from '../../../site/index.ts'
import {parseBlock} from './parsers/block.ts'
import {parseChoice} from './parsers/choice.ts'
import {parseEmail, parseOnlyPhone, parsePhone, parseWebAddress} from './parsers/contact.ts'
import {parseDay, parseMonth, parseNumericDate, parseWeekdays} from './parsers/day.ts'
import {parseNumber} from './parsers/number.ts'
import {parseTime} from './parsers/time.ts'

/**
 * Parsers of typed text by the `form` in a field’s schema; each returns the possible values, likeliest first.
 */
const forms: Record<string, (typed: string) => unknown[]> = {
  address: parseWebAddress,
  day: (typed) => [...parseDay(typed), ...parseNumericDate(typed).map(({day}) => day)],
  digits: (typed) => [typed.replace(/\D/g, '')],
  email: parseEmail,
  host: parseWebAddress,
  id: (typed) => [slugify(typed)],
  month: parseMonth,
  number: (typed) => [Number(typed), ...parseNumber(typed)],
  page: parsePath,
  // Writes a postcode in capitals, with one space before its last three characters.
  postcode: (typed) => [
    typed
      .toUpperCase()
      .replace(/[\s.-]+/g, '')
      .replace(/(?=.{3}$)/, ' '),
  ],
  phone: (typed) => [...parsePhone(typed), ...parseOnlyPhone(typed)],
  price: (typed) => [typed.replace(/^\d+(?:,\d{3})*(?:\.\d\d)?$/, '£$&')],
  question: (typed) => [`${typed.replace(/[.!]$/, '')}?`],
  route: parsePath,
  time: parseTime,
  weekdays: parseWeekdays,
  yes: (typed) => (/^(?:true|yes|y|on|1)$/i.test(typed) ? [true] : []),
}

function parsePath(typed: string): string[] {
  return /^[a-z0-9/.-]+$/.test(typed) ? [`/${typed.replace(/^\/?(?:pages\/)?|\.mdx$/g, '')}`] : []
}

/**
 * Returns the value that the typed words most likely mean and the field accepts; `undefined` if there is
 * none.
 */
export function coerceValue(typed: string, field: z.ZodType | undefined): unknown {
  const words = typed.trim()
  if (!field || words === '') return undefined
  return [words, normaliseLookalikes(words), words.replace(/^["“”'‘](.*)["“”'’]$/, '$1')]
    .flatMap((each) => readings(each, field))
    .find((value) => field.safeParse(value).success)
}

function readings(typed: string, field: z.ZodType): unknown[] {
  const choices = choicesOf(field)
  // An icon may be typed with its file extension: `clock.svg`.
  if (choices) return [nearestChoice(typed.replace(/\.\w+$/, ''), choices), ...parseChoice(typed)]
  if (field instanceof z.ZodObject) return parseBlock(typed, field)
  if (field instanceof z.ZodArray) return [splitListItems(typed)]
  const {form, placeholders} = field.meta() ?? {}
  const read = typeof form === 'string' ? forms[form] : undefined
  return [
    typed,
    ...(read?.(typed) ?? []),
    ...(Array.isArray(placeholders) ? placeholderReadings(typed, placeholders.map(String)) : []),
  ]
}

/** Splits a list that was typed on one line. */
function splitListItems(typed: string): string[] {
  const separator = /[•;]/.test(typed) ? /\s*[•;]\s*/ : /\s*,\s*/
  return typed.split(separator).filter((point) => point !== '')
}

/** Rewrites `{mail}`, `[email]` or a bare `email` as the placeholder that it resembles: `{email}`. */
function placeholderReadings(typed: string, names: string[]): string[] {
  const corrected = typed.replace(/[{[(<]+ *([\w-]+) *[}\])>]*|\b([\w-]+)[}\])>]+/g, (all, one, other) => {
    const name = nearest(one ?? other, names)
    return name ? `{${name}}` : all
  })
  const bare = names.map((name) => typed.replace(new RegExp(`^(.*)\\b${name}\\b`), `$1{${name}}`))
  return [corrected, ...bare.filter((each) => each !== typed)]
}
