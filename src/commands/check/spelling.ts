import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import type {Problem} from '../../check/problem.ts'

/** Words that a British dictionary and the site's own list in `.cspell.json` do not know. */
export function checkSpelling(root: string): Problem[] {
  const program = join(root, 'node_modules/cspell/bin.mjs')
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [
      program,
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--config',
      '.cspell.json',
      'pages/**/*.mdx',
      'content/*.yaml',
    ],
    {cwd: root, encoding: 'utf8'},
  )
  const lines = stdout.split('\n').filter((line) => line.includes(' - '))
  if (lines.length === 0 && stderr.trim()) throw new Error(`The spelling could not be checked: ${stderr.trim()}`)
  return lines.flatMap(readSpelling)
}

/** `pages/about.mdx:3:7 - Unknown word (teh)`, as the spelling checker prints it, as a problem. */
export function readSpelling(line: string): Problem[] {
  const [, file, row, column, kind, word = '', rest = ''] =
    /^\.?\/?(.+?):(\d+):(\d+) - (\w+) word \((.+?)\)(.*)$/.exec(line) ?? []
  if (!file) return []
  const better = /fix: \(([^)]*)\)|suggestions: \[([^,\]]*)/.exec(rest)
  return [
    {
      file,
      line: Number(row),
      column: Number(column),
      message:
        kind === 'Forbidden'
          ? `“${word}” is not how we write it in British English.`
          : `“${word}” is not in the dictionary.`,
      ...(better
        ? {write: (better[1] ?? better[2] ?? '').replace(/\*$/, '')}
        : {help: 'Correct it, or if it is right add it to “words” in .cspell.json.'}),
      warning: true,
      rule: 'spelling',
    },
  ]
}
