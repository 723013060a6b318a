import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'

/** Two lines of a list that stand on one, where the file is sound once each has its own. */
export function pointsInLine(text: string, isSound: (text: string) => boolean): Finding | undefined {
  for (const line of linesOf(text))
    for (const {index} of line.text.matchAll(/(?<=^ *- +\S.*) +(?=- \S)/g)) {
      const [indent = ''] = /^ */.exec(line.text) ?? []
      const second = line.text.slice(index).trim()
      const parted = `${line.text.slice(0, index)}\n${indent}${second}`
      if (!isSound(text.slice(0, line.start) + parted + text.slice(line.end))) continue
      return {...tellTwo(line.text.slice(0, index).trim(), second, indent), at: line.start + line.text.indexOf(second)}
    }
  return undefined
}

/** What is said of two lines that stand on one, and how each of them is written. */
function tellTwo(first: string, second: string, indent: string): Omit<Finding, 'at'> {
  const start = indent === '' ? '' : `, and let it begin with ${indent.length} spaces`
  return {
    message: `Two lines of the list stand on this line: “${first}” and “${second}”.`,
    help: `Press Enter before the second hyphen${start}.`,
  }
}
