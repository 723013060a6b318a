import {distance} from '../nearest.ts'
import {plainName} from '../plainName.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** What `content/site.yaml` says of the charity, as far as words can differ from it. */
interface Details {
  name?: unknown
  phone?: unknown
  charityNumber?: unknown
  address?: {postcode?: unknown; street?: unknown} | null
  [key: string]: unknown
}

/** The charity’s own name, phone, addresses and number, typed by hand and not as they are. */
export const ownDetails: Rule = {
  name: 'ownDetails',
  checkWords: (words, {details}: {details: Details}) => [
    ...phones(words, details),
    ...mails(words, details),
    ...postcodes(words, details),
    ...streets(words, details),
    ...numbers(words, details),
    ...names(words, details),
  ],
}

const digits = (text: string) => text.replace(/\D/g, '')

/** The digits of a telephone number as it is dialled from within the country. */
export const numberOf = (text: string) => digits(text).replace(/^(?:00)?44/, '0')

/** Whether a number differs from ours by a digit or two. Others have other numbers. */
export function isNearly(typed: string, phone: string): boolean {
  const away = distance(numberOf(typed), numberOf(phone))
  return away > 0 && away <= 2
}

function phones(words: string, {phone}: Details): Finding[] {
  // `020…` without its quote marks is a number to YAML, and told at its own line.
  // Nor is the number itself another, whatever is wrong with it.
  if (typeof phone !== 'string' || words === phone) return []
  return [...words.matchAll(/(?<!\d)\+?\d[\d ()-]{8,16}\d(?!\d)/g)].flatMap(({index, 0: typed}): Finding[] => {
    return isNearly(typed, phone)
      ? [{at: index, message: `Our phone number is ${phone}, and this is another.`, ...written(typed, '<Phone />')}]
      : []
  })
}

function mails(words: string, details: Details): Finding[] {
  return [...words.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].flatMap(({index, 0: typed}): Finding[] => {
    const near = addressMeant(typed, details)
    return near
      ? [{at: index, message: `“${typed}” is not our address. Did you mean ${near}?`, ...written(typed, near)}]
      : []
  })
}

/** The address of ours that a mail address is like, and is not. */
export function addressMeant(typed: string, details: Record<string, unknown>): string | undefined {
  const ours = Object.values(details).filter((value): value is string => /^[^\s@]+@[\w.-]+$/.test(String(value)))
  if (ours.includes(typed)) return undefined
  const [box = '', host = ''] = typed.toLowerCase().split('@')
  // `hello@twelvesides.org`: our name, and not where our mail is.
  const isNamedAsWe = host.split('.').includes(plainName(String(details.name ?? '')))
  return (
    ours.find((each) => distance(each, typed.toLowerCase()) <= 2) ??
    (isNamedAsWe ? ours.find((each) => each.startsWith(`${box}@`)) : undefined)
  )
}

/** A postcode of our district whose end is not ours. */
function postcodes(words: string, {address}: Details): Finding[] {
  const ours = address?.postcode
  if (typeof ours !== 'string') return []
  return [...words.matchAll(/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g)].flatMap(({index, 0: typed}): Finding[] => {
    const away = distance(typed.replace(' ', ''), ours.replace(' ', ''))
    return away > 0 && away <= 1
      ? [{at: index, message: `Our postcode is ${ours}, and this is another.`, ...written(typed, ours)}]
      : []
  })
}

const kinds = 'Street|Road|Lane|Avenue|Close|Way|Yard|Row|Place|Square|Court|Drive|Terrace|Gardens'

/** `Sample Road` where we are in Sample Street. */
function streets(words: string, {address}: Details): Finding[] {
  const lines = Array.isArray(address?.street) ? address.street.map(String) : []
  const ours = lines.flatMap((each) => [...each.matchAll(new RegExp(`(\\p{Lu}\\p{L}+) (${kinds})\\b`, 'gu'))])
  return ours.flatMap(([own, name]) =>
    [...words.matchAll(new RegExp(`\\b${name} (?:${kinds})\\b`, 'g'))]
      // A station may well be called after a road near by.
      .filter(
        ({0: typed, index}) => !ours.some(([each]) => each === typed) && !/\bstations?\b/i.test(words.slice(0, index)),
      )
      .map(({index, 0: typed}) => ({
        at: index,
        message: `Our address is in ${own}, and this is ${typed}.`,
        ...written(typed, own),
        warning: true,
      })),
  )
}

function numbers(words: string, {charityNumber}: Details): Finding[] {
  if (typeof charityNumber !== 'string') return []
  return [
    ...words.matchAll(
      /\bcharity (?:number|no\.?|reg(?:istration|istered)? (?:number|no\.?)|\((?:number|no\.?))(?: is)?:? ?(\d[\d -]{4,9}\d)/gi,
    ),
  ]
    .filter(({1: typed = ''}) => digits(typed) !== digits(charityNumber))
    .map(({index, 0: all, 1: typed = ''}) => ({
      at: index + all.indexOf(typed),
      message: `Our charity number is ${charityNumber}, and this is another.`,
      ...written(typed, charityNumber),
    }))
}

/** Our name in two words, or with other capitals. Small letters may be the plain words. */
function names(words: string, {name}: Details): Finding[] {
  if (typeof name !== 'string' || !/^\p{L}{6,}$/u.test(name)) return []
  const misspelt = [...words.matchAll(/(?<![\w/@.-])\p{Lu}\p{L}+(?![\w/@-]|\.\w)/gu)].flatMap(
    ({index, 0: typed}): Finding[] =>
      typed.length >= 8 &&
      typed.toLowerCase() !== name.toLowerCase() &&
      distance(typed, name) === 1 &&
      `${typed}s` !== name
        ? [{at: index, message: `Our name is written ${name}.`, write: name, warning: true}]
        : [],
  )
  const loose = new RegExp(`(?<![\\w/@.])${[...name].join('[ -]?')}(?![\\w/]|\\.\\w)`, 'giu')
  const apart = [...words.matchAll(loose)].flatMap(({index, 0: typed}): Finding[] => {
    const parts = typed.split(/[ -]/)
    const isName = parts.length === 1 || parts.every((part) => /^\p{Lu}/u.test(part))
    return typed === name || !isName || typed === name.toUpperCase()
      ? []
      : [{at: index, message: `Our name is written ${name}.`, ...written(typed, name), warning: true}]
  })
  return [...apart, ...misspelt]
}
