import {listed} from './listed.ts'

/** `line 44`, `lines 44 and 45`, `lines 44 to 50`: what has to be done in each of them. */
export function linesNamed(lines: number[]): string {
  const [first = 0, last = first] = [lines[0], lines.at(-1)]
  const isRow = lines.length > 2 && last - first === lines.length - 1
  return `line${lines.length > 1 ? 's' : ''} ${isRow ? `${first} to ${last}` : listed(lines.map(String), 'and')}`
}
