import {isDeepStrictEqual} from 'node:util'
import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import {visit} from 'unist-util-visit'
import {parse, parseDocument} from 'yaml'
import {seededRandom} from '../../seededRandom.ts'

export interface TextFile {
  file: string
  text: string
}

/** A file of the site with a typo in one line. */
export interface Typo extends TextFile {
  kind: string
  /** The number of the line, from 1. */
  line: number
}

type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]

/**
 * Makes a typo in the line at `index` and returns all lines; `undefined` if the line does not allow this
 * typo.
 */
type LineTypo = (lines: string[], index: number, random: Random) => string[] | undefined

/** Returns a function that makes a typo by replacing a random match of a pattern in a line. */
function replaceMatch(pattern: RegExp, replace: (found: string) => string): LineTypo {
  return (lines, index, random) => {
    const line = lines[index] ?? ''
    const match = pick([...line.matchAll(pattern)], random)
    if (!match) return undefined
    const end = match.index + match[0].length
    const changed = line.slice(0, match.index) + replace(match[0]) + line.slice(end)
    return changed === line ? undefined : lines.with(index, changed)
  }
}

/** Typos in one line that break a page or that a visitor would see. */
const pageTypos: Record<string, LineTypo> = {
  // Repeats only tags, imports and frontmatter, because a repeated line of prose may be correct.
  'a line of code is repeated': (lines, index) =>
    /^\s*<\/?[A-Z]|^import |^\w+: /.test(lines[index] ?? '')
      ? lines.toSpliced(index, 0, lines[index] ?? '')
      : undefined,
  'a character is missing': replaceMatch(/[<>"={}[\]()*#|]/g, () => ''),
  'a character is doubled': replaceMatch(/[<>"={}[\]()*|]/g, (character) => character + character),
  'the name of a tag is missing': replaceMatch(/(?<=<\/?)[A-Z]\w+/g, () => ''),
  'the line of a tag is missing': (lines, index) =>
    /^\s*<\/?[A-Z]\w*[^/]*>$/.test(lines[index] ?? '') ? lines.toSpliced(index, 1) : undefined,
  'quotes are curly': replaceMatch(/="[^"]*"/g, (value) => `=“${value.slice(2, -1)}”`),
  'a hyphen is a dash': replaceMatch(/(?<="[\w-]*|\]\([^)]*)-(?=\w)/g, () => '–'),
  'two letters are swapped': replaceMatch(
    /(?<=<\/?[A-Z]\w*|="[\w-]*|\]\([^)]*)[a-z]{2}/g,
    ([first, second]) => `${second}${first}`,
  ),
  'the case of a letter is wrong': replaceMatch(/(?<=<\/?|="|\]\(\/)[A-Za-z]/g, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ),
}

/** Makes up to `count` typos of each kind, in random lines of pages. */
export function typosInPages(pages: readonly TextFile[], count: number): Typo[] {
  return Object.entries(pageTypos).flatMap(([kind, change], index) => {
    // Each kind has its own seed. With the same seed, many kinds of typos would be in the same line.
    const random = seededRandom(1 + index)
    const typos: Typo[] = []
    for (let tries = 0; tries < 100 * count && typos.length < count; tries++) {
      const {file = '', text = ''} = pick(pages, random) ?? {}
      const lines = text.split('\n')
      const at = Math.floor(random() * lines.length)
      const changed = change(lines, at, random)
      if (changed) typos.push({kind, file, line: at + 1, text: changed.join('\n')})
    }
    return typos
  })
}

/** Typos in the characters that give YAML its structure. */
const recordTypos: Record<string, (line: string) => string> = {
  'one space more at the start': (line) => ` ${line}`,
  'one space less at the start': (line) => line.replace(/^ /, ''),
  'a missing hyphen': (line) => line.replace(/^(\s*)- /, '$1'),
  'a space for a hyphen': (line) => line.replace(/^(\s*)- /, '$1  '),
  'no space after a hyphen': (line) => line.replace(/^(\s*)- /, '$1-'),
  'a missing colon': (line) => line.replace(/^(\s*(?:- )?\w+):/, '$1'),
  'a missing quote': (line) => line.replace(/"$/, ''),
  'a missing bracket': (line) => line.replace(/ }$/, ''),
}

/**
 * Makes `count` typos of each kind in random lines of YAML files; leaves out typos that change no parsed
 * value.
 */
export function typosInRecords(files: readonly TextFile[], count: number): Typo[] {
  return Object.entries(recordTypos).flatMap(([kind, change]) => {
    const random = seededRandom(8)
    const possible = files.flatMap(({file, text}) =>
      text.split('\n').flatMap((line, index, lines) => {
        const isData = line.trim() !== '' && !line.startsWith('#') && change(line) !== line
        const changed = () => lines.with(index, change(line)).join('\n')
        return isData ? [{kind, file, line: index + 1, before: text, changed}] : []
      }),
    )
    return Array.from({length: count}, () => pick(possible, random)).flatMap((each) => {
      if (!each) return []
      const {before, changed, ...typo} = each
      const text = changed()
      return isDeepStrictEqual(parseYaml(text), parseYaml(before)) ? [] : [{...typo, text}]
    })
  })
}

function parseYaml(text: string): unknown {
  const {errors, contents} = parseDocument(text)
  return errors.length > 0 ? errors : contents?.toJSON()
}

const linePatterns = {
  'in any line': /^/,
  'in a tag, an import or the frontmatter': /^\s*<|^import|^---|^\w+: /,
}

/**
 * For each kind of line, makes `count` pages that fail to compile as MDX, by deleting or inserting one
 * character.
 */
export async function pagesThatFailToCompile(pages: readonly TextFile[], count: number): Promise<Typo[]> {
  const broken: Typo[] = []
  for (const [kind, pattern] of Object.entries(linePatterns)) {
    const random = seededRandom(12)
    const enough = broken.length + count
    while (broken.length < enough) {
      const page = withRandomCharacter(pages, pattern, random)
      if (page && !(await compiles(page.text))) broken.push({kind, ...page})
    }
  }
  return broken
}

/** Characters that are often mistyped in text with tags, quotes and dashes. */
const characters = [...'<>{}"\'/=-:[]()#*\\ ab1.,“’\t&|`!@']

function withRandomCharacter(
  pages: readonly TextFile[],
  pattern: RegExp,
  random: Random,
): Omit<Typo, 'kind'> | undefined {
  const {file = '', text = ''} = pick(pages, random) ?? {}
  const at = Math.floor(random() * text.length)
  const line = text.slice(0, at).split('\n').length
  const inserted = random() < 0.5 ? '' : (pick(characters, random) ?? '')
  if (!pattern.test(text.split('\n')[line - 1] ?? '') || (inserted === '' && text[at] === '\n'))
    return undefined
  return {file, line, text: text.slice(0, at) + inserted + text.slice(inserted ? at : at + 1)}
}

const {transform} = mdx({
  remarkPlugins: [remarkFrontmatter, parseFrontmatter, remarkGfm],
  ...({SourceMapGenerator: undefined} as object),
})
const compile = transform as unknown as (text: string, path: string) => Promise<unknown>

async function compiles(text: string): Promise<boolean> {
  try {
    await compile(text, 'page.mdx')
    return true
  } catch {
    return false
  }
}

/** Makes a page fail to compile if its frontmatter is not valid YAML, which MDX doesn't read. */
function parseFrontmatter() {
  return (tree: Root) => visit(tree, 'yaml', ({value}) => void parse(value))
}
