import {type Document, isScalar, isSeq, type Pair, visit, type YAMLMap} from 'yaml'
import type {Finding} from '../finding.ts'
import {placeOf} from '../places.ts'

/** A field that stands in its record twice, when it is the only one: of several, a new record begins there. */
export function sameFieldTwice(document: Document, text: string): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Map(_, map, path) {
      const [[first, second] = [], ...others] = twins(map)
      // What a record of a list begins with begins the next one, which has lost its hyphen.
      if (!first || !second || others.length > 0 || (first === map.items[0] && isSeq(path.at(-1)))) return
      const [one, other] = [first, second].map(({key}) => (isScalar(key) && key.range?.[0]) || 0)
      const name = isScalar(first.key) ? String(first.key.value) : ''
      findings.push({
        at: other ?? 0,
        message: `${name} is written twice in this record: on line ${placeOf(text, one ?? 0).line} too.`,
        help: 'Delete one of the two.',
      })
    },
  })
  return findings
}

/** The fields of a block that another one above is called like, each with that one. */
function twins({items}: YAMLMap): [Pair, Pair][] {
  return items.flatMap((pair, index): [Pair, Pair][] => {
    const above = items
      .slice(0, index)
      .find(({key}) => isScalar(key) && isScalar(pair.key) && key.value === pair.key.value)
    return above ? [[above, pair]] : []
  })
}
