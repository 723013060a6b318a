import {z} from 'zod'
import {asItLooks, choicesOf, nearest, nearestValue, plainName} from '../../../site/index.ts'
import {readBlock} from './typed/block.ts'
import {readChoice} from './typed/choice.ts'
import {readAddress, readEmail, readNumberAlone, readPhone} from './typed/contact.ts'
import {readBritish, readDay, readMonth, readWeekdays} from './typed/day.ts'
import {readNumber} from './typed/number.ts'
import {readTime} from './typed/time.ts'

/** Parsers by the `form` that a schema names; each returns the values that the words may mean, likeliest first. */
const forms: Record<string, (typed: string) => unknown[]> = {
  address: readAddress,
  day: (typed) => [...readDay(typed), ...readBritish(typed).map(({day}) => day)],
  digits: (typed) => [typed.replace(/\D/g, '')],
  email: readEmail,
  host: readAddress,
  id: (typed) => [plainName(typed)],
  month: readMonth,
  number: (typed) => [Number(typed), ...readNumber(typed)],
  page: (typed) => (/^[a-z0-9/.-]+$/.test(typed) ? [`/${typed.replace(/^\/?(?:pages\/)?|\.mdx$/g, '')}`] : []),
  // Capitals, and one space before the last three characters.
  postcode: (typed) => [
    typed
      .toUpperCase()
      .replace(/[\s.-]+/g, '')
      .replace(/(?=.{3}$)/, ' '),
  ],
  phone: (typed) => [...readPhone(typed), ...readNumberAlone(typed)],
  question: (typed) => [`${typed.replace(/[.!]$/, '')}?`],
  time: readTime,
  weekdays: readWeekdays,
  yes: (typed) => (/^(?:true|yes|y|on|1)$/i.test(typed) ? [true] : []),
}

/** Returns the likeliest reading of the typed words that the field accepts, or `undefined` if there is none. */
export function meantBy(typed: string, field: z.ZodType | undefined): unknown {
  const words = typed.trim()
  if (!field || words === '') return undefined
  return [words, asItLooks(words), words.replace(/^["“”'‘](.*)["“”'’]$/, '$1')]
    .flatMap((each) => readings(each, field))
    .find((value) => field.safeParse(value).success)
}

function readings(typed: string, field: z.ZodType): unknown[] {
  const choices = choicesOf(field)
  // An icon may be typed with its file extension: `clock.svg`.
  if (choices) return [nearestValue(typed.replace(/\.\w+$/, ''), choices), ...readChoice(typed)]
  if (field instanceof z.ZodObject) return readBlock(typed, field)
  if (field instanceof z.ZodArray) return [pointsIn(typed)]
  const {form, signs} = field.meta() ?? {}
  const read = typeof form === 'string' ? forms[form] : undefined
  return [typed, ...(read?.(typed) ?? []), ...(Array.isArray(signs) ? withSigns(typed, signs.map(String)) : [])]
}

/** Splits a list that was typed on one line. */
function pointsIn(typed: string): string[] {
  const sign = /[•;]/.test(typed) ? /\s*[•;]\s*/ : /\s*,\s*/
  return typed.split(sign).filter((point) => point !== '')
}

/** Rewrites `{mail}`, `[email]` or a bare `email` as the placeholder that it resembles: `{email}`. */
function withSigns(typed: string, signs: string[]): string[] {
  const mended = typed.replace(/[{[(<]+ *([\w-]+) *[}\])>]*|\b([\w-]+)[}\])>]+/g, (all, one, other) => {
    const sign = nearest(one ?? other, signs)
    return sign ? `{${sign}}` : all
  })
  const bare = signs.map((sign) => typed.replace(new RegExp(`^(.*)\\b${sign}\\b`), `$1{${sign}}`))
  return [mended, ...bare.filter((each) => each !== typed)]
}
