import {join} from 'node:path'
import {inspect} from 'node:util'
import type {Rollup} from 'vite'
import {type Finding, writeReport} from '../check/index.ts'
import {placeOf} from '../site/index.ts'

/** The error that stops Vite with every mistake, in the words of `npm run check`: in the terminal and over the page in the browser. */
export function viteError(
  findings: readonly Finding[],
  textOf: (file: string) => string,
  root: string,
): Rollup.RollupError | undefined {
  const errors = findings.filter(({severity}) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const file = join(root, first.file)
  const {line, column} = placeOf(textOf(first.file), first.from)
  return {
    message: `\n${errors.map((finding) => writeReport(finding, textOf(finding.file))).join('\n\n')}\n`,
    id: file,
    loc: {file, line, column: column - 1},
    // The report shows the line already; without this Vite adds it again.
    frame: ' ',
    stack: '',
  }
}

/** What a terminal shows of a build that a mistake stopped: the report, and nothing of the insides of the tools. */
export class Stopped extends Error {
  [inspect.custom]() {
    return this.message
  }
}

/** Rethrows what a build threw: in plain words when it is a mistake in `pages/` or `content/`. */
export function throwPlainly(error: unknown): never {
  const {errors = []} = error as {errors?: {plugin?: string; message: string}[]}
  if (errors.length === 0 || !errors.every(({plugin}) => plugin?.startsWith('site:'))) throw error
  throw new Stopped(errors.map(({message}) => message.trim()).join('\n\n'))
}
