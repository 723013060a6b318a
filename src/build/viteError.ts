import {join} from 'node:path'
import type {Rollup} from 'vite'
import {type Finding, formatReport} from '../check/index.ts'
import {ErrorWithoutStack, positionAt} from '../site/index.ts'

/**
 * Returns one error, for terminal and browser overlay, with the messages of `npm run check` about all errors.
 */
export function viteError(
  findings: readonly Finding[],
  textOf: (file: string) => string,
  root: string,
): Rollup.RollupError | undefined {
  const errors = findings.filter(({severity}) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const file = join(root, first.file)
  const {line, column} = positionAt(textOf(first.file), first.start)
  return {
    message: `\n${errors.map((finding) => formatReport(finding, textOf(finding.file))).join('\n\n')}\n`,
    id: file,
    loc: {file, line, column: column - 1},
    // An empty code frame, because the message already shows the line of the mistake, and Vite would add it
    // again.
    frame: ' ',
    stack: '',
  }
}

/**
 * Rethrows an error of a build, without stack trace if it is only about mistakes in `pages/` or `content/`.
 */
export function rethrowWithoutStack(error: unknown): never {
  const {errors = []} = error as {errors?: {plugin?: string; message: string}[]}
  if (errors.length === 0 || !errors.every(({plugin}) => plugin?.startsWith('site:'))) throw error
  throw new ErrorWithoutStack(errors.map(({message}) => message.trim()).join('\n\n'))
}
