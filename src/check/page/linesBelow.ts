import type {Finding} from '../finding.ts'

/** Whether what was found is the whole line below another that was found in the same words. */
export function isBelow(above?: RegExpMatchArray, match?: RegExpMatchArray): boolean {
  if (!above || !match) return false
  const end = (above.index ?? 0) + above[0].length
  // Some patterns begin with the end of the line above.
  return match.index === end + (match[0].startsWith('\n') ? 0 : 1)
}

/** What to do with the lines below the one that tells it, and `also`. */
export function likeThat(lines: number, also = ''): string {
  return `Begin ${lines === 1 ? 'the line below' : `the ${lines} lines below`} like that too${also}.`
}

/** What is found in a line, with its number, if others like it may stand below. */
export interface InLine extends Finding {
  index: number | undefined
}

/** Of lines below each other that have the same mistake the first tells it for all. */
export function toldByFirst(found: InLine[]): Finding[] {
  const goesOn = (at: number) => {
    const [above, line] = [found[at - 1], found[at]]
    return line?.index !== undefined && above?.index === line.index - 1 && above.message === line.message
  }
  return found.flatMap(({index: _, ...finding}, at): Finding[] => {
    if (goesOn(at)) return []
    const next = found.findIndex((_, other) => other > at && !goesOn(other))
    const more = (next < 0 ? found.length : next) - at - 1
    return [more > 0 ? {...finding, help: likeThat(more)} : finding]
  })
}
