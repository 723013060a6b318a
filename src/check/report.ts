import {asLine} from './asLine.ts'
import type {Problem} from './problem.ts'

/** A problem as people read it: where, the line itself with a mark under the place, what is wrong, and what to do. */
export function writeReport(problem: Problem, text: string): string {
  const {file, line, message, warning} = problem
  const head = `${file}, line ${line}${warning ? ' (advice)' : ''}`
  const typed = text.split(/\r\n|\n|\r/)[line - 1] ?? ''
  const advice = adviceOf({...problem, ...asLine(problem, typed)})
  return [head, ...excerpt(typed, problem), ...[message, ...advice].map((each) => `  ${each}`)].join('\n')
}

/** What to do about a problem, a line each: what to write, and any other advice. */
export function adviceOf({write, help}: Problem): string[] {
  return [...(write === undefined ? [] : [`Write: ${write}`]), ...(help ? help.split('\n') : [])]
}

/** For GitHub: shown beside the line in a pull request. */
export function writeAnnotation(problem: Problem): string {
  const {file, line, column, message, warning} = problem
  const plain = (words: string) => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const words = plain([message, ...adviceOf(problem)].join(' '))
  return `::${warning ? 'warning' : 'error'} file=${file},line=${line},col=${column}::${words}`
}

const widest = 100

/** The line and a mark under its place, or under all signs that make way for what is to be written; of a long line, only the part round it. */
function excerpt(whole: string, problem: Problem): string[] {
  const {line, column} = problem
  if (whole.trim() === '') return []
  const from = whole.length <= widest ? 0 : Math.max(0, Math.min(column - 1 - widest / 2, whole.length - widest))
  const start = from === 0 ? '' : '…'
  const shown = whole.slice(from, from + widest)
  const number = String(line).padStart(4)
  const [at, end] = marked(problem, whole)
  const before = padding(start + whole.slice(from, at))
  const mark = '^'.repeat(padding(whole.slice(at, Math.min(end, from + widest))).length || 1)
  return [`${number} | ${start}${shown}${from + widest < whole.length ? '…' : ''}`, `     | ${before}${mark}`]
}

/** From where to where a line is marked, as far as it says so: its place alone where what is to be written goes in for the whole line. */
function marked({column, write, swap, marked: about}: Problem, line: string): [from: number, to: number] {
  const over = swap && swap.by === write ? swap.over : about
  const at = over ? line.indexOf(over.split('\n', 1)[0] ?? '', column - 1) : -1
  return over && at >= 0 ? [at, Math.min(at + over.length, line.length)] : [column - 1, column]
}

/** As wide as those words on a screen: a tab stays one, an emoji takes two spaces, joiners none. */
export function padding(words: string): string {
  return [...words]
    .map((one) => {
      if (one === '\t') return one
      if (/\p{Cf}|\p{Mark}/u.test(one)) return ''
      return /\p{Extended_Pictographic}/u.test(one) && one.length > 1 ? '  ' : ' '
    })
    .join('')
}
