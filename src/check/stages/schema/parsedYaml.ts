import {type Document, isMap, isNode, isScalar, isSeq, type Node, type Pair} from 'yaml'
import type {z} from 'zod'
import {asYaml, fieldLabel, fieldNamesOf, type Range, schemaAt} from '../../../site/index.ts'
import type {FieldPath, ParsedValues} from './parsedValues.ts'

/** A YAML document with the whole `text` of its file, in which the YAML begins at offset `start`. */
interface YamlSource {
  file: string
  text: string
  document: Document
  schema: z.ZodType
  start?: number
}

/** Returns the values of a YAML file, or of a page’s frontmatter, with access to their source. */
export function parsedYaml({file, text, document, schema, start = 0}: YamlSource): ParsedValues {
  const nodeAt = (path: FieldPath) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    return isNode(node) ? node : undefined
  }
  const pairAt = (path: FieldPath): Pair | undefined => {
    const block = nodeAt(path.slice(0, -1))
    if (!isMap(block)) return undefined
    return block.items.find(({key}) => (isScalar(key) ? (key.value ?? '') : '') === path.at(-1))
  }
  const rangeOf = (node: Node): Range => {
    const [from = 0, end = from] = node.range ?? []
    return {start: start + from, end: start + text.slice(start, start + end).trimEnd().length}
  }
  const nameRange = (path: FieldPath): Range => {
    const key = pairAt(path)?.key
    if (isNode(key)) return rangeOf(key)
    const node = nodeAt(path)
    if (node) return rangeOf(node)
    return path.length === 0 ? {start, end: start} : nameRange(path.slice(0, -1))
  }
  const valueRange = (path: FieldPath) => {
    const node = nodeAt(path)
    const isEmpty = isScalar(node) && node.value === null
    return node && !isEmpty ? rangeOf(node) : nameRange(path)
  }
  const valueSource = (path: FieldPath) => {
    const node = nodeAt(path)
    const words = node ? text.slice(rangeOf(node).start, rangeOf(node).end) : ''
    if (isSeq(node) || words.includes('\n')) return ''
    return isScalar(node) ? (node.source ?? String(node.value)) : words
  }
  return {
    file,
    schema,
    value: document.toJS(),
    has: (path) => document.hasIn(path),
    // In a list of records, the first part of the path is the place of a record.
    labelOf: (path) => fieldLabel(typeof path[0] === 'number' ? path.slice(1) : path, schemaAt(schema, path)),
    nameRange,
    valueRange,
    // Reports a missing field at the end of the present field that precedes it in the schema.
    missingFieldRange(path) {
      const [block, name] = [path.slice(0, -1), String(path.at(-1))]
      const names = fieldNamesOf(schemaAt(schema, block))
      const above = names.slice(0, names.indexOf(name)).findLast((each) => document.hasIn([...block, each]))
      const at = above === undefined ? valueRange(block).start : valueRange([...block, above]).end
      return {start: at, end: at}
    },
    valueSource,
    splitName(name, free, path) {
      const [, first = '', value = ''] = /^(\w+)(?: ?[:=] ?| +)(\S.*)$/.exec(name) ?? []
      return free.includes(first) && (document.getIn([...path, name]) ?? null) === null
        ? {name: first, value}
        : undefined
    },
    formatValue: asYaml,
    formatPair: (name, value) => `${name === undefined ? '-' : `${name}:`} ${asYaml(value)}`,
  }
}
