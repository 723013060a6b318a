import {spawnSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readYaml} from '../../check/content/readYaml.ts'
import {inFile, type Problem} from '../../check/problem.ts'

/** Words that no dictionary has, and that are right. */
const list = '.cspell.json'

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
      list,
      'pages/**/*.mdx',
      'content/*.yaml',
    ],
    {cwd: root, encoding: 'utf8'},
  )
  const lines = stdout.split('\n').filter((line) => line.includes(' - '))
  return lines.length === 0 && stderr.trim() ? [explainFailure(root, stderr.trim())] : lines.flatMap(readSpelling)
}

/** Why no word was checked: as a rule a slip in the list of our own words, which staff add to. */
function explainFailure(root: string, said: string): Problem {
  const path = join(root, list)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [error] = readYaml(text).errors
  const advice = text
    ? {help: 'Each word stands in quote marks, with a comma after it, but for the last.'}
    : {help: 'Bring it back from an earlier version.'}
  return {
    ...inFile(list, text, {
      at: error?.pos[0] ?? 0,
      message: 'The spelling could not be checked, because this list of our words can’t be read.',
    }),
    ...(error || !text ? advice : {help: said.split('\n')[0] ?? said}),
    rule: 'spelling',
  }
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
