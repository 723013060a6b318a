import {type Document, isMap, isScalar, isSeq, type Pair, visit, type YAMLMap} from 'yaml'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'

/** A field that stands in its record twice, when it is the only one: of several, a new record begins there. */
export function sameFieldTwice(document: Document, text: string): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Map(_, map, path) {
      const [[first, second] = [], ...others] = twins(map)
      // What a record of a list begins with begins the next one, which has lost its hyphen.
      if (!first || !second || (first === map.items[0] && isSeq(path.at(-1)))) return
      if (others.length > 0) {
        const begun = isSeq(path.at(-1)) && lostHead(map, [second, ...others.map(([, each]) => each)])
        if (begun) findings.push(begun)
        return
      }
      const [one, other] = [first, second].map(({key}) => (isScalar(key) && key.range?.[0]) || 0)
      const name = isScalar(first.key) ? String(first.key.value) : ''
      const list = path.at(-1)
      const lacking = isSeq(list) ? besideWithout(name, map, list.items.filter(isMap)) : undefined
      findings.push({
        at: other ?? 0,
        ...(lacking
          ? explainMoved(name, lacking, text)
          : {
              message: `${name} is written twice in this record: on line ${placeOf(text, one ?? 0).line} too.`,
              help: 'Delete one of the two.',
            }),
      })
    },
  })
  return findings
}

/** What is said where the last fields of a record are all there a second time: another begins there, without its first lines. */
function lostHead({items}: YAMLMap, again: Pair[]): Finding | undefined {
  const [head] = again
  const left = items.slice(-again.length)
  if (!head || left.some((pair) => !again.includes(pair))) return undefined
  const names = (pairs: Pair[]) => pairs.map(({key}) => (isScalar(key) ? String(key.value) : ''))
  const gone = names(items.slice(0, -again.length)).filter((name) => !names(again).includes(name))
  return {
    at: (isScalar(head.key) && head.key.range?.[0]) || 0,
    message: 'A record begins here, and its first lines are missing.',
    help: `Write above this line, each on a line of its own: ${listed(
      gone.map((name, index) => `${index === 0 ? '- ' : ''}${name}:`),
      'and',
    )}`,
  }
}

/** The one record above or below that lacks a field which all others have. */
function besideWithout(name: string, map: YAMLMap, all: YAMLMap[]): YAMLMap | undefined {
  const index = all.indexOf(map)
  const [lacking, ...more] = all.filter((each) => !each.has(name))
  const isBeside = lacking && Math.abs(all.indexOf(lacking) - index) === 1
  return isBeside && more.length === 0 && all.length > 2 ? lacking : undefined
}

/** A field that came to stand in the record beside its own, as when only one line of two was moved. */
function explainMoved(name: string, {items}: YAMLMap, text: string): Pick<Finding, 'message' | 'help'> {
  const [first] = items
  const line = placeOf(text, (isScalar(first?.key) && first.key.range?.[0]) || 0).line
  const title = isScalar(first?.value) ? `“${first.value.value}” on line ${line}` : `The record of line ${line}`
  return {
    message: `${title} has no ${name}, and this record has two.`,
    help: `Move one of the two below line ${line}.`,
  }
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
