import {join} from 'node:path'
import type {Rollup} from 'vite'
import {sorted} from './checkPage.ts'
import type {Problem} from './problem.ts'
import {writeReport} from './report.ts'

/** The error that stops Vite with every mistake, in the words of `npm run check`: in the terminal and over the page in the browser. */
export function viteError(
  problems: Problem[],
  textOf: (file: string) => string,
  root: string,
): Rollup.RollupError | undefined {
  const errors = sorted(problems).filter((problem) => !problem.warning)
  const [first] = errors
  if (!first) return undefined
  const file = join(root, first.file)
  return {
    message: `\n${errors.map((problem) => writeReport(problem, textOf(problem.file))).join('\n\n')}\n`,
    id: file,
    loc: {file, line: first.line, column: first.column - 1},
    // The report shows the line already; without this Vite adds it again.
    frame: ' ',
    stack: '',
  }
}
