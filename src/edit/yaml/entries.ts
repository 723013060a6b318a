import {type Document, isMap, isNode, isScalar, isSeq, type YAMLSeq} from 'yaml'
import type {EditableRange} from '../span.ts'
import type {YamlPath} from './scalars.ts'

/** An entry of a list with its full lines: a record, or an item of a record’s list. */
export interface ListEntry extends EditableRange {
  /** The path of the list that contains it. */
  parent: YamlPath
  index: number
  /** A record’s id, or the text of any other entry. */
  name: string
  isRecord: boolean
  /** Whether the entry has fields. */
  isMap: boolean
  /** The white space before its hyphen. */
  indent: string
}

/** Lists the entries of every list that is written one entry per line, in document order. */
export function entriesOf(document: Document, text: string): ListEntry[] {
  const entries: ListEntry[] = []
  const walk = (node: unknown, path: YamlPath) => {
    if (isMap(node))
      for (const pair of node.items)
        if (isScalar(pair.key)) walk(pair.value, [...path, String(pair.key.value)])
    if (!isSeq(node)) return
    for (const [index, item] of node.items.entries()) {
      const entry = node.flow ? undefined : entryOf(node, index, path, text)
      if (entry) entries.push(entry)
      walk(item, [...path, index])
    }
  }
  walk(document.contents, [])
  return entries
}

function entryOf(list: YAMLSeq, index: number, parent: YamlPath, text: string): ListEntry | undefined {
  const item = list.items[index]
  if (!isNode(item) || !item.range) return undefined
  const [from, , to] = item.range
  const dash = /(^|[\r\n])([^\S\r\n]*)-[^\S\r\n]+$/.exec(text.slice(0, from))
  if (!dash) return undefined
  const indent = dash[2] ?? ''
  const first = dash.index + (dash[1]?.length ?? 0)
  const id = isMap(item) ? item.get('id') : undefined
  const isRecord = id !== undefined && parent.length === 0
  const words = text.slice(from, to).trimEnd()
  return {
    // A comment right above an entry belongs to it.
    start:
      first -
      (/(?:(?<=^|[\r\n])[^\S\r\n]*#[^\r\n]*(?:\r\n|\n))+$/.exec(text.slice(0, first))?.[0].length ?? 0),
    end: from + words.length,
    key: `entry ${parent.join('/')}`,
    parent,
    index,
    name: isRecord ? String(id) : words,
    isRecord,
    isMap: isMap(item),
    indent,
  }
}
