import {siteDetails} from '../content/siteDetails.ts'
import {distance} from '../nearest.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {notOurs, numbersIn, phonesSaid} from '../phonesSaid.ts'
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
  quietBeside: ['typedBesideTags'],
  check: (page, site) => phonesBelow(page, siteDetails(site.content)),
  checkWords: (words, {details}: {details: Details}) => [
    ...phonesSaid(words, details.phone),
    ...mails(words, details),
    ...postcodes(words, details),
    ...streets(words, details),
    ...numbers(words, details),
    ...names(words, details),
  ],
}

const digits = (text: string) => text.replace(/\D/g, '')

/** What stands above a number that is ours: the heading of its section. */
const callUs = /^(?:(?:call|ring|phone|telephone) us|(?:our )?(?:phone|telephone)(?: number)?|by phone)\b/i
const labelled =
  /^(?:(?:our |the )?(?:phone|tel|telephone|call|ring|office|number)\b[.:]?(?: (?:us|number|on))*:? *)?$/i

/** A number alone, or behind a label, in a section that tells how to call us. */
function phonesBelow(page: Page, details: Details): Finding[] {
  const {phone} = details
  if (typeof phone !== 'string') return []
  let isOurs = false
  return shownOn(page).flatMap(({node, words, at, links}): Finding[] => {
    if (node.type === 'heading') isOurs = callUs.test(words)
    if (!isOurs || node.type !== 'paragraph') return []
    return numbersIn(words, phone)
      .filter(({index}) => labelled.test(words.slice(words.lastIndexOf('\n', index) + 1, index)))
      .map(({index, 0: typed}) => {
        const link = links.find(({start, end}) => start <= index && index < end)?.node
        const over = link ? sourceOf(page.text, link) : typed
        return {at: link ? startOf(link) : at(index), ...notOurs, ...written(over, '<Phone />')}
      })
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
        ? [{at: index, message: `Our name is written ${name}.`, ...written(typed, name), warning: true}]
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
