import {isMap, isScalar, visit} from 'yaml'
import {
  type ContentFile,
  positionAt,
  type Range,
  schemaAt,
  schemas,
  siteDetails,
  yamlPathOf,
} from '../../../site/index.ts'
import {advice, type Finding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'

/** Finds values that are valid but probably wrong: phone numbers, dates, and links with the same words. */
export function* valuesOfRecords({site, today}: CheckContext): Iterable<Finding> {
  const {placeholders} = siteDetails(site.content)
  const isPlaceholder = (name: unknown) => Array.isArray(placeholders) && placeholders.includes(name)
  for (const file of site.content.values()) {
    const all: Finding[] = []
    visit(file.document, {
      Scalar(key, {value, range}, path) {
        if (key === 'key' || !range) return
        const at = yamlPathOf(key, path)
        const {form, when} = schemaAt(schemas.get(file.name), at)?.meta() ?? {}
        const [name, place, typed] = [`content/${file.name}`, {start: range[0], end: range[1]}, String(value)]
        if (form === 'phone' && !isPlaceholder(at[0])) all.push(...wrongPhone(typed, name, place))
        if (when !== undefined) all.push(...wrongDay(typed, when, today, name, place))
      },
    })
    yield* all
    yield* linksAlike(file)
  }
}

/** Matches phone numbers for fiction (Ofcom, Telephone numbers for use in TV and radio drama programmes). */
const fictionalNumber = /^(?:08081570|02079460|07700900)\d{3}$/

/** The phone numbers of Childline and the former NHS Direct: real numbers with fewer than ten digits. */
const shortNumbers = ['08001111', '08454647']

/**
 * Finds fictional phone numbers, and British ones that are too short (Ofcom, National Telephone Numbering
 * Plan).
 */
function* wrongPhone(typed: string, file: string, range: Range): Iterable<Finding> {
  const digits = typed.replaceAll(' ', '')
  if (fictionalNumber.test(digits)) yield advice('site.phone-of-nobody', {file, range})
  else if (/^0\d{0,8}$/.test(digits) && !shortNumbers.includes(digits))
    yield advice('site.short-phone', {file, range, data: {digits: digits.length}})
}

/**
 * Checks a date against `when` of its schema: `past`; `next year`, which means the twelve months from today;
 * or `figures end`, the last day on which figures are right, which must not be in the next 30 days.
 */
function* wrongDay(
  typed: string,
  when: unknown,
  today: string,
  file: string,
  range: Range,
): Iterable<Finding> {
  if (when === 'past' && typed > today.slice(0, typed.length)) yield advice('site.not-yet', {file, range})
  if (when === 'figures end' && daysBetween(today, typed) <= 30)
    yield advice('site.figures-end', {file, range, data: {isOver: typed < today}})
  if (when !== 'next year') return
  const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`
  if (typed < today) yield advice('site.day-over', {file, range, data: {last}})
  else if (typed > last) yield advice('site.day-too-far', {file, range, data: {last}})
}

/** Returns the number of days from one date to another. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** Finds links that a screen reader reads out alike although they have different targets (WCAG 2.4.4). */
function* linksAlike({name, document, text}: ContentFile): Iterable<Finding> {
  const seen = new Map<string, {to: string; at: number}>()
  const all: Finding[] = []
  visit(document, {
    Map(_, map) {
      const about = isMap(map) ? map.get('about', true) : undefined
      if (!isScalar(about) || !about.range) return
      const [to, words] = [String(map.get('to')), `${map.get('text')} ${about.value}`]
      const other = seen.get(words)
      if (other && other.to !== to) {
        const range = {start: about.range[0], end: about.range[1]}
        const data = {words, line: positionAt(text, other.at).line}
        all.push(advice('site.links-alike', {file: `content/${name}`, range, data}))
      }
      seen.set(words, {to, at: about.range[0]})
    },
  })
  yield* all
}
