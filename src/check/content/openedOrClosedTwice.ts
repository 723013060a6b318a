import type {Finding} from '../finding.ts'
import type {Line} from '../places.ts'
import {spaces} from '../spaces.ts'

/** A list whose first point stands on the line of its name, or that has a closing bracket too many: the file is sound without that. */
export function openedOrClosedTwice(lines: Line[], isSound: (text: string) => boolean): Finding | undefined {
  const isMended = (index: number, mended: string) =>
    isSound(lines.map((line, other) => (other === index ? mended : line.text)).join('\n'))
  for (const [index, {text, start}] of lines.entries()) {
    const [, name = '', point = ''] = /^(\s*(?:- )?\w+:) +(- \S.*)$/.exec(text) ?? []
    const indent = /^ *(?=- )/.exec(lines[index + 1]?.text ?? '')?.[0]
    if (name && indent !== undefined && isMended(index, `${name}\n${indent}${point}`))
      return {
        at: start + text.length - point.length,
        message: 'The first point of this list stands on the line of its name.',
        help: `Press Enter before the hyphen, and let it begin with ${spaces(indent.length)}.`,
      }
    const [, rest = '', sign = ''] = /^(.*([\]}]))\2\s*$/.exec(text) ?? []
    if (rest && isMended(index, rest))
      return {
        at: start + rest.length,
        message: `There is one ${sign} too many at the end of this line.`,
        write: rest.trim().replace(/^- +(?=\w+:)/, ''),
      }
  }
  return undefined
}
