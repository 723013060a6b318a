import {execFile} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type Finding, found, replace} from '../../check/index.ts'
import {distance, offsetAt, readYaml, type SiteFiles, textOf} from '../../site/index.ts'

/** Words that no dictionary has, and that are right. */
const list = '.cspell.json'

/** Words of those files that a British dictionary and the site's own list in `.cspell.json` do not know. */
export async function checkSpelling(root: string, site: SiteFiles, files: string[]): Promise<Finding[]> {
  const uses = usesOf(site)
  const {stdout, stderr} = await askChecker(root, files)
  const lines = stdout.split('\n').filter((line) => line.includes(' - '))
  return lines.length === 0 && stderr.trim()
    ? [explainFailure(root, stderr.trim())]
    : lines.flatMap((line) => readSpelling(line, (file) => textOf(site, file), uses))
}

/** What the spelling checker prints about those files; it ends with an error when it finds words. */
function askChecker(root: string, files: string[]): Promise<{stdout: string; stderr: string}> {
  const program = join(root, 'node_modules/cspell/bin.mjs')
  const options = ['--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--config', list]
  return new Promise((done) => {
    const words = [program, 'lint', ...options, '--file-list', 'stdin']
    const said = execFile(process.execPath, words, {cwd: root, maxBuffer: 1 << 28}, (_, stdout, stderr) =>
      done({stdout, stderr}),
    )
    said.stdin?.end(files.join('\n'))
  })
}

/** Why no word was checked: as a rule a slip in the list of our own words, which staff add to. */
function explainFailure(root: string, reason: string): Finding {
  const path = join(root, list)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [error] = readYaml(text).errors
  const from = error?.pos[0] ?? 0
  const todo = error
    ? 'Each word stands in quote marks, with a comma after it, but for the last.'
    : text
      ? (reason.split('\n')[0] ?? reason)
      : 'Bring the file back from an earlier version.'
  return {...found('language.no-dictionary', list, {from, to: from}, {reason: todo}), severity: 'error'}
}

/**
 * `pages/about.mdx:3:7 - Unknown word (teh) Suggestions: [the, tea]`, as the spelling checker prints it, as a finding in
 * the text of its file. How often the site has each word tells which one was meant.
 */
export function readSpelling(
  line: string,
  textOf: (file: string) => string,
  uses: (word: string) => number = () => 0,
): Finding[] {
  const [, file, row, column, kind, word = '', rest = ''] =
    /^\.?\/?(.+?):(\d+):(\d+) - (\w+) word \((.+?)\)(.*)$/.exec(line) ?? []
  if (!file) return []
  const [, fixed] = /fix: \(([^)]*)\)/.exec(rest) ?? []
  const [, words = ''] = /suggestions: \[([^\]]*)\]/i.exec(rest) ?? []
  const suggested = words.split(', ').filter(Boolean)
  // The star marks what the list of our words has.
  const own = fixed ?? suggested.find((each) => each.endsWith('*'))?.slice(0, -1)
  const meant = own ?? likeliest(word, suggested, uses)
  const from = offsetAt(textOf(file), {line: Number(row), column: Number(column)})
  const range = {from, to: from + word.length}
  const id = kind === 'Forbidden' ? 'language.not-british' : 'language.spelling'
  // Of what may be somebody's name nobody wants to read what else it looks like.
  const several = /^\p{Lu}/u.test(word) ? [] : suggested.slice(0, 3)
  const data = {word, suggested: meant ? [meant] : several}
  // A word that no dictionary has may be right, so only one that we never write is replaced for certain.
  return [{...found(id, file, range, data, own ? replace(range, own) : undefined), severity: 'advice'}]
}

/** The word that was meant, where one is nearer than all others, or as near and the only one that the site says. */
function likeliest(word: string, suggested: string[], uses: (word: string) => number): string | undefined {
  const ranked = suggested
    .map((each) => ({each, far: distanceOf(word, each), said: uses(each)}))
    .sort((a, b) => a.far - b.far || b.said - a.said)
  const [first, second] = ranked
  if (!first || first.far > 2) return undefined
  const isAlone = !second || first.far < second.far || first.said > 3 * second.said
  return isAlone ? first.each : undefined
}

/** How far two words are from each other; two letters that changed places are the likeliest slip. */
function distanceOf(word: string, other: string): number {
  const isSwap = [...word.toLowerCase()].sort().join() === [...other.toLowerCase()].sort().join()
  return distance(word.toLowerCase(), other.toLowerCase()) - (isSwap ? 0.5 : 0)
}

/** How often pages and records say a word. */
function usesOf({pages, content}: SiteFiles): (word: string) => number {
  const counts = new Map<string, number>()
  const texts = [...pages.map(({text}) => text), ...[...content.values()].map(({text}) => text)]
  for (const [word] of texts.join('\n').matchAll(/[\p{L}’]+/gu))
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  return (word) => counts.get(word.toLowerCase()) ?? 0
}
