import {isScalar} from 'yaml'
import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {asYaml} from './asYaml.ts'
import type {ContentFile} from './contentFile.ts'
import {type FactPlace, factPlaces} from './factPlaces.ts'

/** A fact that says itself what most sentences say beside its tag: “within <Fact … />”, where it is `within 24 hours`. */
export function doubledFacts({name, document, records, text}: ContentFile, site: SiteFiles): Finding[] {
  if (name !== 'facts.yaml') return []
  return records.flatMap((record, index): Finding[] => {
    const node = document.getIn([index, 'value'], true)
    const twice = twiceInMost(record, site)
    if (!isScalar(node) || !node.range || !twice) return []
    const {words, rest, side, place} = twice
    const read = side === 'before' ? `${words} ${node.value}` : `${node.value} ${words}`
    const [start, end] = node.range
    return [
      {
        at: start,
        message: `${place}, says ${words} ${side} this already, so visitors read “${read}”.`,
        write: `value: ${asYaml(rest)}`,
        swap: {over: text.slice(start, end), by: asYaml(rest)},
        rule: 'doubledFacts',
      },
    ]
  })
}

/** The words that a fact has in common with what stands beside its tag in most sentences, and the first of those; where few say them, they are told on their pages. */
export function twiceInMost(
  {id, value: {value, about}}: ContentFile['records'][number],
  site: Pick<SiteFiles, 'pages'>,
) {
  if (typeof value !== 'string' || !value.includes(' ')) return undefined
  const places = factPlaces(id, site)
  for (const side of ['before', 'behind'] as const) {
    const doubled = places.map((each) => ({...each, many: wordsTwice(value, each)[side]})).filter(({many}) => many > 0)
    const [first] = doubled
    // Behind the one tag that there is, it is as likely those words that are too many.
    if (!first || doubled.length * 2 <= places.length || (side === 'behind' && places.length < 2)) continue
    const {many, place} = first
    const own = value.split(' ')
    const [words, rest] =
      side === 'before' ? [own.slice(0, many), own.slice(many)] : [own.slice(-many), own.slice(0, -many)]
    // What is said of replies and ages is no number alone.
    if (about && /^\d+$/.test(rest.join(' '))) continue
    return {words: words.join(' '), rest: rest.join(' '), side, place}
  }
  return undefined
}

/** How many words a fact begins with that stand right before its tag, and how many it ends with that stand behind. */
export function wordsTwice(value: string, {before, behind}: Omit<FactPlace, 'place'>) {
  const own = value.split(' ')
  const said = /(?:\p{L}+ )+$/u.exec(before)?.[0].trim().split(' ') ?? []
  const next = /^ \p{L}+(?: \p{L}+)*/u.exec(behind)?.[0].trim().split(' ') ?? []
  const most = own.length - 1
  return {before: overlap(said, own, most), behind: overlap(own, next, most)}
}

/** How many words the one ends and the other begins with. */
function overlap(one: string[], other: string[], most: number): number {
  const said = (words: string[]) => words.join(' ').toLowerCase()
  for (let many = Math.min(most, one.length, other.length); many > 0; many--)
    if (said(one.slice(-many)) === said(other.slice(0, many))) return many
  return 0
}
