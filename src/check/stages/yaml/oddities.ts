import {type Document, isMap, isPair, isScalar, isSeq, visit} from 'yaml'
import type {z} from 'zod'
import {fieldsOf, isOptionalAt, schemaAt} from '../../../site/index.ts'
import type {yaml} from '../../messages/yaml.ts'

/** Something that can be read, and is not what it looks like. */
export interface Oddity {
  id: keyof typeof yaml
  at: number
  name?: string
}

/**
 * Fields and points that are words of the line above them, and words that nobody reads. A field is a line that starts
 * with a name that its record lacks, or with any of the `known`.
 */
export function oddities(document: Document, text: string, schema: z.ZodType, known?: readonly string[]): Oddity[] {
  const found: Oddity[] = []
  visit(document, {
    Scalar(key, {type, range, value}, path) {
      if (key === 'key' || !range) return
      const [start, end] = range
      const words = text.slice(start, end)
      // A note has a space behind its sign: “Room #2” is words.
      const note = value === null ? /^ *#\w/ : /^ +#\w/
      if (type === 'PLAIN' && note.test(text.slice(end))) found.push({id: 'yaml.hash', at: text.indexOf('#', end)})
      if (!words.includes('\n')) return
      const names = known ?? lackingAround(path, schema, words)
      const field = [...words.matchAll(/\n *(?:- +)?(?=(\w+):\s)/g)].find(({1: name = ''}) => names.includes(name))
      if (field) found.push({id: 'yaml.swallowed', at: start + field.index + field[0].length, name: field[1]})
      const column = isSeq(path.at(-1)) && type === 'PLAIN' ? start - text.lastIndexOf('\n', start) - 1 : undefined
      const point = (column === undefined ? points : lostPoints(column)).exec(words)
      if (point && !field) found.push({id: 'yaml.swallowed-point', at: start + point.index + point[0].length})
    },
  })
  return found
}

/** The first point of a list among words. */
const points = /\n *(?=[-•●▪◦‣·] )/

/** The same in a point of a list, also without its hyphen, whose space was left. */
function lostPoints(column: number): RegExp {
  return new RegExp(`\\n *(?=(?:[-–—•●▪◦‣·*]|\\d[.)]) )|\\n {${column - 1}}(?=[\\p{Lu}\\d])`, 'u')
}

/** Words below a field of one line, in a record that is not as its schema asks: those of a field whose name is gone. */
export function ownerless(document: Document, text: string): Oddity[] {
  const found: Oddity[] = []
  visit(document, {
    Scalar(key, {type, range}) {
      const below = key === 'value' && type === 'PLAIN' && range && /\n *(?=\S)/.exec(text.slice(range[0], range[1]))
      if (below) found.push({id: 'yaml.ownerless', at: range[0] + below.index + below[0].length})
    },
  })
  return found
}

/** The fields that a schema knows for the blocks round a value and that are not there. */
function lackingAround(path: readonly unknown[], schema: z.ZodType, words: string): string[] {
  const keys: PropertyKey[] = []
  return path.flatMap((each, index) => {
    if (isPair(each) && isScalar(each.key)) keys.push(String(each.key.value))
    if (isSeq(each) && index + 1 < path.length) keys.push(0)
    if (!isMap(each)) return []
    const names = fieldsOf(schemaAt(schema, keys)).filter((name) => !each.has(name))
    // A block of fields whose own line is gone: all that it can’t be without is there.
    const parts = names.map((name) => {
      const place = [...keys, name]
      return fieldsOf(schemaAt(schema, place)).filter((part) => !isOptionalAt(schema, [...place, part]))
    })
    return [...names, ...parts.filter((block) => block.every((name) => words.includes(`${name}:`))).flat()]
  })
}
