import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import type {Line} from '../places.ts'

const fieldLine = /^( *)(\w+):\s+[^\s>|#]/
const opener = /^( *(?:- +)?)(\w+):\s*(?:[>|][+-]?\s*)?$/

/** Whole fields of a record that were moved in between the name of a list, a text or a block and its lines, or among those, where the file is sound once they stand below them. */
export function fieldBetween(lines: Line[], isSound: (text: string) => boolean): Finding | undefined {
  for (const [index, {text, start}] of lines.entries()) {
    const [, indent = '', name] = fieldLine.exec(text) ?? []
    if (!name || fieldLine.exec(lines[index - 1]?.text ?? '')?.[1] === indent) continue
    const isOwn = (line: Line) => fieldLine.exec(line.text)?.[1] === indent
    const rest = lines.slice(index)
    const moved = rest.slice(0, lengthOf(rest, isOwn))
    const below = rest.slice(moved.length)
    const isOfOpener = (line: Line) => belongsBelow(line, indent.length)
    const own = below.slice(0, lengthOf(below, isOfOpener))
    const above = lines.slice(0, index)
    const at = above.length - lengthOf([...above].reverse(), isOfOpener) - 1
    const [, before = '', open] = opener.exec(above[at]?.text ?? '') ?? []
    if (own.length === 0 || !open || before.length !== indent.length) continue
    const mended = [...above, ...own, ...moved, ...below.slice(own.length)]
    if (!isSound(mended.map((line) => line.text).join('\n'))) continue
    const names = moved.map((line) => fieldLine.exec(line.text)?.[2] ?? '')
    const isOne = names.length === 1
    const where =
      at === index - 1 ? `between ${open}: and the lines that belong to it` : `among the lines that belong to ${open}`
    const end = index + moved.length + own.filter((line) => line.text.trim() !== '').length
    return {
      at: start + indent.length,
      message: `${listed(names, 'and')} ${isOne ? 'stands' : 'stand'} ${where}.`,
      help: before.includes('-')
        ? `Move ${isOne ? 'this line' : 'these lines'} below line ${end}.`
        : `Move ${isOne ? 'this line' : 'these lines'} above line ${at + 1}, which is ${open}:`,
    }
  }
  return undefined
}

/** Whether a line stands below a field in this column: further right, or as a point in the same one. */
function belongsBelow({text}: Line, column: number): boolean {
  const own = text.search(/\S/)
  return own > column || (own === column && /^ *- /.test(text))
}

/** How many lines from the first on are of a kind. */
function lengthOf(lines: Line[], isOfKind: (line: Line) => boolean): number {
  const end = lines.findIndex((line) => !isOfKind(line))
  return end < 0 ? lines.length : end
}
