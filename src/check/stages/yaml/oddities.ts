import {type Document, isMap, isPair, isScalar, isSeq, visit} from 'yaml'
import type {z} from 'zod'
import {fieldNamesOf, isOptionalAt, schemaAt} from '../../../site/index.ts'
import type {yaml} from '../../messages/yaml.ts'

/** An offset (`at`) at which valid YAML probably has another meaning than its author intended. */
interface Oddity {
  id: keyof typeof yaml
  at: number
  name?: string
}

/**
 * Finds fields and list items that YAML reads as part of the value above them, and words that a # makes a comment. A
 * line counts as a field if it starts with a name in `known`; by default, with the name of a field that is missing.
 */
export function oddities(document: Document, text: string, schema: z.ZodType, known?: readonly string[]): Oddity[] {
  const found: Oddity[] = []
  visit(document, {
    Scalar(key, {type, range, value}, path) {
      if (key === 'key' || !range) return
      const [start, end] = range
      const words = text.slice(start, end)
      // A # directly before a letter or digit is probably not meant as a comment: “Room #2”.
      const note = value === null ? /^ *#\w/ : /^ +#\w/
      if (type === 'PLAIN' && note.test(text.slice(end))) found.push({id: 'yaml.hash', at: text.indexOf('#', end)})
      if (!words.includes('\n')) return
      const names = known ?? missingFieldsAround(path, schema, words)
      const field = [...words.matchAll(/\n *(?:- +)?(?=(\w+):\s)/g)].find(({1: name = ''}) => names.includes(name))
      if (field) found.push({id: 'yaml.swallowed', at: start + field.index + field[0].length, name: field[1]})
      const column = isSeq(path.at(-1)) && type === 'PLAIN' ? start - text.lastIndexOf('\n', start) - 1 : undefined
      const point = (column === undefined ? listItem : lostPoints(column)).exec(words)
      if (point && !field) found.push({id: 'yaml.swallowed-point', at: start + point.index + point[0].length})
    },
  })
  return found
}

/** Matches a list item that YAML reads as a line of a longer value. */
const listItem = /\n *(?=[-•●▪◦‣·] )/

/** Matches a list item that YAML reads as part of the item above it; its hyphen may be missing. */
function lostPoints(column: number): RegExp {
  return new RegExp(`\\n *(?=(?:[-–—•●▪◦‣·*]|\\d[.)]) )|\\n {${column - 1}}(?=[\\p{Lu}\\d])`, 'u')
}

/** Finds words below a one-line value, which may belong to a field whose name was deleted. */
export function orphanedWords(document: Document, text: string): Oddity[] {
  const found: Oddity[] = []
  visit(document, {
    Scalar(key, {type, range}) {
      const below = key === 'value' && type === 'PLAIN' && range && /\n *(?=\S)/.exec(text.slice(range[0], range[1]))
      if (below) found.push({id: 'yaml.ownerless', at: range[0] + below.index + below[0].length})
    },
  })
  return found
}

/** Returns the names of schema fields that are missing in the YAML objects around a value. */
function missingFieldsAround(path: readonly unknown[], schema: z.ZodType, words: string): string[] {
  const keys: PropertyKey[] = []
  return path.flatMap((each, index) => {
    if (isPair(each) && isScalar(each.key)) keys.push(String(each.key.value))
    if (isSeq(each) && index + 1 < path.length) keys.push(0)
    if (!isMap(each)) return []
    const names = fieldNamesOf(schemaAt(schema, keys)).filter((name) => !each.has(name))
    // If the text has all required fields of a missing object, the author left out the object's name; adds its fields.
    const parts = names.map((name) => {
      const place = [...keys, name]
      return fieldNamesOf(schemaAt(schema, place)).filter((part) => !isOptionalAt(schema, [...place, part]))
    })
    return [...names, ...parts.filter((block) => block.every((name) => words.includes(`${name}:`))).flat()]
  })
}
