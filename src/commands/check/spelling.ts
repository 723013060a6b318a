import {execFile} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {advice, error, type Finding, replaceRange} from '../../check/index.ts'
import {editDistance, fileText, offsetAt, readYaml, type SiteFiles} from '../../site/index.ts'

/** The configuration of the spelling checker (cspell), with the site's own list of correct words. */
const configFile = '.cspell.json'

/** Returns findings of words that are neither in a British dictionary nor in the site's own list. */
export async function checkSpelling(root: string, site: SiteFiles, files: string[]): Promise<Finding[]> {
  const uses = createWordCounter(site)
  const {stdout, stderr} = await runChecker(root, files)
  const lines = stdout.split('\n').filter((line) => line.includes(' - '))
  return lines.length === 0 && stderr.trim()
    ? [explainFailure(root, stderr.trim())]
    : lines.flatMap((line) => readSpelling(line, (file) => fileText(site, file), uses))
}

/** Runs the spelling checker; ignores its exit code, which is not 0 if it finds unknown words. */
function runChecker(root: string, files: string[]): Promise<{stdout: string; stderr: string}> {
  const program = join(root, 'node_modules/cspell/bin.mjs')
  const options = [
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--show-suggestions',
    '--config',
    configFile,
  ]
  return new Promise((done) => {
    const words = [program, 'lint', ...options, '--file-list', 'stdin']
    const child = execFile(process.execPath, words, {cwd: root, maxBuffer: 1 << 28}, (_, stdout, stderr) =>
      done({stdout, stderr}),
    )
    child.stdin?.end(files.join('\n'))
  })
}

/** Explains why spelling could not be checked: usually a syntax error in `.cspell.json`, which staff edit. */
function explainFailure(root: string, reason: string): Finding {
  const path = join(root, configFile)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [syntaxError] = readYaml(text).errors
  const start = syntaxError?.pos[0] ?? 0
  const todo = syntaxError
    ? 'Put each word in quote marks, and a comma after each except the last.'
    : text
      ? (reason.split('\n')[0] ?? reason)
      : 'Bring the file back from an earlier version.'
  return error('language.no-dictionary', {file: configFile, range: {start, end: start}, data: {reason: todo}})
}

/**
 * Parses a line of the spelling checker (`pages/about.mdx:3:7 - Unknown word (teh) Suggestions: [the, tea]`).
 * `uses` returns how often a word occurs on the site, to choose among suggestions.
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
  // The spelling checker puts a star after suggestions that are in the site’s own list of words.
  const own = fixed ?? suggested.find((each) => each.endsWith('*'))?.slice(0, -1)
  const meant = own ?? bestSuggestion(word, suggested, uses)
  const start = offsetAt(textOf(file), {line: Number(row), column: Number(column)})
  const range = {start, end: start + word.length}
  const id = kind === 'Forbidden' ? 'language.not-british' : 'language.spelling'
  // A capitalised word may be a name, so it gets no list of suggestions.
  const several = /^\p{Lu}/u.test(word) ? [] : suggested.slice(0, 3)
  const data = {word, suggested: meant ? [meant] : several}
  // Only a replacement from the site’s own list is applied automatically: other unknown words may be correct.
  return [advice(id, {file, range, data, fix: own ? replaceRange(range, own) : undefined})]
}

/**
 * Returns the closest suggestion; if several are equally close, one that is much more frequent on the site,
 * if any.
 */
function bestSuggestion(
  word: string,
  suggested: string[],
  uses: (word: string) => number,
): string | undefined {
  const ranked = suggested
    .map((each) => ({each, far: distanceOf(word, each), count: uses(each)}))
    .sort((a, b) => a.far - b.far || b.count - a.count)
  const [first, second] = ranked
  if (!first || first.far > 2) return undefined
  const isAlone = !second || first.far < second.far || first.count > 3 * second.count
  return isAlone ? first.each : undefined
}

/** Edit distance of two words, slightly less for swapped letters, the most frequent typo. */
function distanceOf(word: string, other: string): number {
  const isSwap = [...word.toLowerCase()].sort().join() === [...other.toLowerCase()].sort().join()
  return editDistance(word.toLowerCase(), other.toLowerCase()) - (isSwap ? 0.5 : 0)
}

/** Returns a function that returns how often a word occurs in pages and records. */
function createWordCounter({pages, content}: SiteFiles): (word: string) => number {
  const counts = new Map<string, number>()
  const texts = [...pages.map(({text}) => text), ...[...content.values()].map(({text}) => text)]
  for (const [word] of texts.join('\n').matchAll(/[\p{L}’]+/gu))
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  return (word) => counts.get(word.toLowerCase()) ?? 0
}
