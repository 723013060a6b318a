import {type Document, isMap, isNode} from 'yaml'
import {listed} from '../listed.ts'
import {linesOf} from '../places.ts'

/** What brings back fields of a block that stand in it as a note, `# until: 2026-01-02`; nothing unless all of them do. */
export function unhide(
  fields: string[],
  path: readonly PropertyKey[],
  document: Document,
  text: string,
): string | undefined {
  const block = document.getIn(path, true)
  const first = isMap(block) ? block.items[0]?.key : undefined
  if (!isNode(first) || !first.range) return undefined
  const lines = linesOf(text)
  const start = lines.findLastIndex((line) => line.start <= (first.range?.[0] ?? 0))
  const column = first.range[0] - (lines[start]?.start ?? 0)
  const rest = lines.slice(start + 1)
  // Where something begins that stands further left, the block is over.
  const end = rest.findIndex(({text}) => text.trim() !== '' && !/^\s*#/.test(text) && text.search(/\S/) < column)
  const own = rest.slice(0, end < 0 ? undefined : end)
  const found = fields.map((field) =>
    own.findIndex(({text}) => new RegExp(`^\\s*#[ \\t]*${field}:[ \\t]+\\S`).test(text)),
  )
  if (found.includes(-1)) return undefined
  const numbers = found.map((index) => String(start + 2 + index))
  const [their, lead] = numbers.length === 1 ? ['line', 'it begin'] : ['lines', 'each begin']
  return `Take the # off ${their} ${listed(numbers, 'and')}, and let ${lead} with ${column} spaces.`
}
