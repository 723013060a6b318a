import type {Advice} from '../finding.ts'
import type {Line} from '../places.ts'
import type {Slip} from '../problem.ts'
import {frontmatterKeys} from './frontmatterKeys.ts'

const isFence = (line: string) => /^---[ \t]*$/.test(line)
const isDamagedFence = (line: string) => line.length < 12 && /--|^\s*[-–—_=]+\s*$/.test(line) && !/:\s/.test(line)
const isKey = (line: string) => {
  const key = /^\s*["']?(\w+)["']?\s*:/.exec(line)?.[1]
  return key !== undefined && frontmatterKeys.some((known) => known.startsWith(key.slice(0, 3)))
}
const startsBody = (line: string) => /^(import\b|#|<|---)/.test(line)

/** The lines of the frontmatter: the first inside, the one after the last inside, and what is wrong with the two fences. */
export function findFences(lines: Line[]): {first: number; last: number; closed: boolean; slips: Slip[]} | undefined {
  const slips: Slip[] = []
  let index = 0
  while (index < lines.length - 1 && lines[index]?.text.trim() === '') index++
  const opening = lines[index] as Line
  const followed = lines.slice(index + 1, index + 4).some((line) => isKey(line.text))
  const told = (line: Line, message: string, advice: Advice) =>
    slips.push({at: line.start, message, ...advice, blank: [[line.start, line.end]]})
  if (isFence(opening.text) && index > 0) {
    told(lines[0] as Line, 'There is an empty line above the first ---.', {
      help: 'Delete it: --- must be the very first line of the page.',
    })
  } else if (/^---[ \t]+\S/.test(opening.text) && isKey(opening.text.slice(3))) {
    told(opening, 'The first --- and the line below it are on one line.', {
      write: '---',
      help: `And below it, on a line of its own: ${opening.text.slice(3).trim()}`,
    })
  } else if (!isFence(opening.text)) {
    const fence = lines.findIndex((line, at) => at > index && isFence(line.text) && isKey(lines[at + 1]?.text ?? ''))
    if (fence > 0) {
      told(opening, 'Something stands above the first ---.', {
        help: 'Move it below the title and description, or delete it.',
      })
      index = fence
    } else if (isKey(opening.text) && !isDamagedFence(opening.text)) {
      told(opening, 'The line --- above this one is missing.', {
        help: 'Write --- on a line of its own, as the first line of the page.',
      })
      index--
    } else if (followed && (isDamagedFence(opening.text) || opening.text.length < 12)) {
      told(opening, 'The first line must be three hyphens and nothing else.', {write: '---'})
    } else return undefined
  }
  const again = lines[index + 1]
  if (again && isFence(again.text) && isKey(lines[index + 2]?.text ?? '')) {
    told(again, 'The line --- stands here twice.', {help: 'Delete one of the two.'})
    index++
  }
  for (let last = index + 1; last < lines.length; last++) {
    const line = lines[last] as Line
    if (isFence(line.text)) return {first: index + 1, last, closed: true, slips}
    const joined = /^(\w+:.*\S)[ \t]+---[ \t]*$/.exec(line.text)?.[1]
    if (joined && isKey(joined)) {
      const slip = {at: line.start, message: 'The --- at the end stands on a line of its own.', write: joined}
      slips.push({...slip, help: 'And below it: ---', blank: [[line.start + joined.length, line.end]]})
      return {first: index + 1, last: last + 1, closed: false, slips}
    }
    if (isDamagedFence(line.text)) {
      told(line, 'The line that ends the title and description must be three hyphens and nothing else.', {write: '---'})
      return {first: index + 1, last, closed: true, slips}
    }
    if (startsBody(line.text) || last === lines.length - 1) {
      const place = lines.slice(index + 1, last).findLast((each) => each.text.trim() !== '') ?? opening
      slips.push({
        at: place.start,
        message: 'The line --- that ends the title and description is missing.',
        help: 'Write --- on a line of its own, below this one.',
        blank: [],
      })
      return {first: index + 1, last, closed: false, slips}
    }
  }
  return undefined
}
