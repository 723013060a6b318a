import type {Problem} from './problem.ts'

/** A problem as people read it: where, the line itself with a mark under the place, what is wrong, and what to do. */
export function writeReport(problem: Problem, text: string): string {
  const {file, line, column, message, warning} = problem
  const head = `${file}, line ${line}${warning ? ' (advice)' : ''}`
  return [head, ...excerpt(text, line, column), ...[message, ...adviceOf(problem)].map((each) => `  ${each}`)].join(
    '\n',
  )
}

/** What to do about a problem, a line each: what to write, and any other advice. */
export function adviceOf({write, help}: Problem): string[] {
  return [...(write === undefined ? [] : [`Write: ${write}`]), ...(help ? [help] : [])]
}

/** For GitHub: shown beside the line in a pull request. */
export function writeAnnotation(problem: Problem): string {
  const {file, line, column, message, warning} = problem
  const plain = (words: string) => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const words = plain([message, ...adviceOf(problem)].join(' '))
  return `::${warning ? 'warning' : 'error'} file=${file},line=${line},col=${column}::${words}`
}

const widest = 100

/** The line and a mark under the column; of a long line, only the part round it. */
function excerpt(text: string, line: number, column: number): string[] {
  const whole = text.split(/\r\n|\n|\r/)[line - 1] ?? ''
  if (whole.trim() === '') return []
  const from = whole.length <= widest ? 0 : Math.max(0, Math.min(column - 1 - widest / 2, whole.length - widest))
  const start = from === 0 ? '' : '…'
  const shown = whole.slice(from, from + widest)
  const number = String(line).padStart(4)
  const mark = padding(start + whole.slice(from, column - 1))
  return [`${number} | ${start}${shown}${from + widest < whole.length ? '…' : ''}`, `     | ${mark}^`]
}

/** As wide as those words on a screen: a tab stays one, an emoji takes two spaces, joiners none. */
function padding(words: string): string {
  return [...words]
    .map((one) => {
      if (one === '\t') return one
      if (/\p{Cf}|\p{Mark}/u.test(one)) return ''
      return /\p{Extended_Pictographic}/u.test(one) && one.length > 1 ? '  ' : ' '
    })
    .join('')
}
