import type {Finding} from '../finding.ts'
import {inWords} from '../numberWords.ts'
import type {Line} from '../places.ts'

/** Lines that were moved in together, as a paste leaves them, where the file is sound once all of them are moved back. */
export function movedLines(lines: Line[], isSound: (text: string) => boolean): Finding | undefined {
  const indentOf = ({text}: Line) => (text.trim() === '' ? Number.POSITIVE_INFINITY : text.search(/\S/))
  for (const [index, line] of lines.entries()) {
    const deep = indentOf(line)
    const isStart = deep > 0 && deep < Number.POSITIVE_INFINITY && deep !== indentOf(lines[index - 1] ?? line)
    if (!isStart) continue
    const end = lines.findIndex((each, other) => other > index && indentOf(each) < deep)
    const moved = lines.slice(index, end < 0 ? lines.length : end).filter(({text}) => text.trim() !== '')
    if (moved.length < 2) continue
    for (let by = 1; by <= deep; by++) {
      const back = new Set(moved)
      if (!isSound(lines.map((each) => (back.has(each) ? each.text.slice(by) : each.text)).join('\n'))) continue
      const spaces = by === 1 ? 'one space' : `${inWords(by)} spaces`
      return {
        at: line.start,
        message: `This line and the ${moved.length - 1} below it begin ${spaces} too far to the right.`,
        help: `Delete ${spaces} in front of each of them.`,
      }
    }
  }
  return undefined
}
