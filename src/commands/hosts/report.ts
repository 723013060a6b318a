import type {Examined} from './examine.ts'
import type {Measure} from './measure.ts'
import type {Check} from './model.ts'

/** What one server did with one site, or why it was not asked. */
export interface Row {
  server: string
  base: string
  examined?: Examined
  measures?: Measure[]
  notRun?: string
  /** Why it is there, but did not start. */
  failed?: string
}

const checks: Check[] = [
  'pages',
  'slashes',
  'spellings',
  'unknown',
  'hostile',
  'files',
  'headers',
  'encoding',
  'differences',
  'cache',
  'HEAD',
]

/** Server by check: how many answers were right, of how many. `*`: the others are what a host is known not to do; `!`: they are wrong. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({server, base, examined, notRun, failed}) => [
    base === '/' ? server : `${server} at ${base}`,
    ...(examined
      ? checks.map((check) => cellOf(check, examined))
      : [failed ? `failed: ${failed}` : `not run: ${notRun}`]),
  ])
  const all = [['', ...checks], ...cells]
  const width = (column: number) =>
    Math.max(...all.filter((row) => row.length > 2).map((row) => row[column]?.length ?? 0))
  const first = Math.max(...all.map(([name = '']) => name.length))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(column ? width(column) : first))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellOf(check: Check, {asked, problems}: Examined): string {
  const wrong = problems.filter((problem) => problem.check === check)
  const total = asked[check] ?? 0
  const right = total - new Set(wrong.map(({request}) => request)).size
  if (wrong.length === 0) return `${right}/${total}`
  return `${right}/${total}${wrong.every(({known}) => known) ? '*' : '!'}`
}

/** Each wrong answer with its request, then each kind of thing that a host is known not to do. */
export function detailsOf(rows: Row[]): string {
  const problems = rows.flatMap(({examined}) => examined?.problems ?? [])
  const wrong = problems.filter(({known}) => !known)
  const lines = wrong.map(({server, base, check, request, answer, problem}) => {
    const {method = 'GET', path, headers = {}} = request
    const sent = Object.entries(headers).map(([name, value]) => ` (${name}: ${value})`)
    const place = base === '/' ? server : `${server} at ${base}`
    return `${place}, ${check}: ${method} ${shorten(path)}${sent.join('')}\n  answer: ${shorten(answer)}\n  ${shorten(problem)}`
  })
  const known = groups(
    problems.filter((problem) => problem.known).map(({server, check, known}) => `* ${server}, ${check}: ${known}`),
  )
  const measures = rows.flatMap(({server, measures = []}) =>
    measures.map(({name, said}) => `${name}, ${server}: ${said}`),
  )
  return [...lines, ...known, ...measures].join('\n')
}

function groups(lines: string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => `${line} (${count} ${count === 1 ? 'answer' : 'answers'})`)
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 280)}… (${text.length} characters)` : text
}

/** Whether at least one server was asked, and nothing is wrong that a host could do right. */
export function isRight(rows: Row[]): boolean {
  return (
    rows.some(({examined}) => examined) &&
    rows.every(({examined, measures = [], failed}) => {
      const wrong = examined?.problems.some(({known}) => !known) || measures.some(({good}) => good === false)
      return !failed && !wrong
    })
  )
}
