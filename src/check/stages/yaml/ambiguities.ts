import {type Document, isMap, isPair, isScalar, isSeq, type Range, visit} from 'yaml'
import type {z} from 'zod'
import {fieldNamesOf, isOptionalAt, lineStart, schemaAt} from '../../../site/index.ts'
import type {yaml} from '../../messages/yaml.ts'

/** An offset (`at`) at which valid YAML probably has another meaning than its author intended. */
interface Ambiguity {
  id: keyof typeof yaml
  at: number
  name?: string
}

/**
 * Finds fields and list items that YAML reads as part of the value above them, and words that a # makes a
 * comment. A line counts as a field if it starts with a name in `known`; by default, with the name of a field
 * that is missing.
 */
export function ambiguities(
  document: Document,
  text: string,
  schema: z.ZodType,
  known?: readonly string[],
): Ambiguity[] {
  const found: Ambiguity[] = []
  visit(document, {
    Scalar(key, {type, range, value}, path) {
      if (key === 'key' || !range) return
      const [start, end] = range
      const words = text.slice(start, end)
      if (type === 'PLAIN') found.push(...ambiguousNotes(text, range, value, schemaAt(schema, keysOf(path))))
      if (!words.includes('\n')) return
      const names = known ?? missingFieldsAround(path, schema, words)
      const field = [...words.matchAll(/\n *(?:- +)?(?=(\w+):\s)/g)].find(({1: name = ''}) =>
        names.includes(name),
      )
      if (field) found.push({id: 'yaml.swallowed', at: start + field.index + field[0].length, name: field[1]})
      const column = isSeq(path.at(-1)) && type === 'PLAIN' ? start - lineStart(text, start) : undefined
      const point = (column === undefined ? listItem : lostPoints(column)).exec(words)
      if (point && !field)
        found.push({id: 'yaml.list-item-in-text', at: start + point.index + point[0].length})
    },
  })
  return found
}

/**
 * Finds a # that makes words of a value a comment, and a comment that YAML reads as part of the value. A #
 * directly before a letter or digit is probably not meant as a comment where the field accepts it: “Room #2”.
 */
function ambiguousNotes(
  text: string,
  [start, end]: Range,
  value: unknown,
  field: z.ZodType | undefined,
): Ambiguity[] {
  const accepts = (typed: string) => !field || field.safeParse(typed).success
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? []
  const note = value === null ? /^ *#\w/ : /^ +#\w/
  if (note.test(text.slice(end)) && accepts(line.trim()))
    return [{id: 'yaml.hash', at: text.indexOf('#', end)}]
  const words = text.slice(start, end)
  const [, beforeNote] = /^([^#/\n]*[^#/\s])#/.exec(words) ?? []
  if (!beforeNote || accepts(words) || !accepts(beforeNote)) return []
  return [{id: 'yaml.note-space', at: start + beforeNote.length}]
}

/** Matches a list item that YAML reads as a line of a longer value. */
const listItem = /\n *(?=[-•●▪◦‣·] )/

/** Matches a list item that YAML reads as part of the item above it; its hyphen may be missing. */
function lostPoints(column: number): RegExp {
  return new RegExp(`\\n *(?=(?:[-–—•●▪◦‣·*]|\\d[.)]) )|\\n {${column - 1}}(?=[\\p{Lu}\\d])`, 'u')
}

/** Finds words below a one-line value, which may belong to a field whose name was deleted. */
export function orphanedWords(document: Document, text: string): Ambiguity[] {
  const found: Ambiguity[] = []
  visit(document, {
    Scalar(key, {type, range}) {
      const below =
        key === 'value' && type === 'PLAIN' && range && /\n *(?=\S)/.exec(text.slice(range[0], range[1]))
      if (below) found.push({id: 'yaml.ownerless', at: range[0] + below.index + below[0].length})
    },
  })
  return found
}

/** Returns the path of a value in its document; 0 stands for any item of a list. */
function keysOf(path: readonly unknown[]): PropertyKey[] {
  return path.flatMap((each) => {
    if (isSeq(each)) return 0
    return isPair(each) && isScalar(each.key) ? String(each.key.value) : []
  })
}

/** Returns the names of schema fields that are missing in the YAML objects around a value. */
function missingFieldsAround(path: readonly unknown[], schema: z.ZodType, words: string): string[] {
  return path.flatMap((each, index) => {
    if (!isMap(each)) return []
    const keys = keysOf(path.slice(0, index))
    const names = fieldNamesOf(schemaAt(schema, keys)).filter((name) => !each.has(name))
    // If the text has all required fields of a missing object, the author left out the object's name; adds
    // its fields.
    const parts = names.map((name) => {
      const place = [...keys, name]
      return fieldNamesOf(schemaAt(schema, place)).filter((part) => !isOptionalAt(schema, [...place, part]))
    })
    return [...names, ...parts.filter((block) => block.every((name) => words.includes(`${name}:`))).flat()]
  })
}
