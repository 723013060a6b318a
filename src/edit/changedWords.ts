import {diffArrays} from 'diff'
import {type Page, type SiteFiles, siteWith} from '../site/index.ts'
import {unitsOf} from './blocks/units.ts'
import type {FileDraft} from './draft.ts'
import {textToEdit} from './editables.ts'
import {wordsOf} from './inline/shown.ts'
import {inlinesOf} from './inline/tokens.ts'
import {attributesOf} from './page/attributes.ts'
import {frontmatterOf} from './page/frontmatterPlaces.ts'
import {picturesOf} from './page/pictures.ts'
import {wordBlocksOf} from './page/wordBlocks.ts'
import type {Change, Done, Where} from './protocol.ts'
import {placesIn} from './yaml/recordEditables.ts'

/** One thing that a file says, as it is read. */
interface Said {
  words: string
  start: number
  /** The Markdown of a block, and whether it is a heading or a paragraph. */
  source?: string
  where?: Where
}

type Words = Pick<Done, 'before' | 'after'>

/** What a change made of what was read: words before and after, without the signs of the file that they stand in. */
export function changedWords(site: SiteFiles, draft: FileDraft, change: Change): Words {
  const after = saidIn(siteWith(site, draft.file, draft.text), draft.file)
  if (change.do === 'move') {
    const moved = joined(after.filter(({start}) => start >= draft.start && start < draft.end))
    return {before: moved, after: moved}
  }
  const parts = apart(saidIn(site, draft.file), after)
  return wordsIn({old: parts.flatMap(({old}) => old), fresh: parts.flatMap(({fresh}) => fresh)})
}

/** The differences between two versions of a file, one for each place; `undefined` is a missing file. */
export function changedParts(
  site: SiteFiles,
  file: string,
  before: string | undefined,
  after: string | undefined,
): Words[] {
  const [old, fresh] = [before, after].map((text) => saidIn(siteWith(site, file, text), file))
  return apart(old ?? [], fresh ?? []).map(wordsIn)
}

/** Where the words are the same, their Markdown shows what is different: a link, or bold words. */
function wordsIn({old, fresh}: {old: Said[]; fresh: Said[]}): Words {
  const [before, after] = [joined(old), joined(fresh)]
  if (before !== after) return {before, after}
  const sources = (said: Said[]) => said.map(({words, source = words}) => source).join('\n')
  return {before: sources(old), after: sources(fresh)}
}

/** Everything that a file says, in its order. */
function saidIn(site: SiteFiles, file: string): Said[] {
  const text = textToEdit(site, file)
  if (text === undefined) return []
  if (file.startsWith('content/')) return placesIn(text).map(({value, start}) => ({words: String(value).trim(), start}))
  const page = site.pages.find((each) => each.file === file)
  return page && page.defects.length === 0 ? saidOn(page) : []
}

function saidOn(page: Page): Said[] {
  const {tree, text} = page
  const blocks = wordBlocksOf(tree, text)
  // A list is its lines, and a component that holds words is these.
  const wordless = unitsOf(tree, text).filter(
    (unit) => !blocks.some(({start, end}) => start >= unit.start && end <= unit.end),
  )
  return [
    ...[...frontmatterOf(page).places, ...attributesOf(page)].map(({value, start}) => ({words: String(value), start})),
    ...picturesOf(page).map(({text: words, start}) => ({words, start})),
    ...wordless.map(({name, start}) => ({words: `[${name}]`, start})),
    ...blocks.map(({tokens, where, start, end}): Said => {
      const source = text.slice(start, end)
      const inlines = tokens ? inlinesOf(tokens) : [{words: source}]
      return {words: wordsOf(inlines), start, source, where}
    }),
  ].sort((one, other) => one.start - other.start)
}

/** The differences between two lists. */
function apart(before: Said[], after: Said[]): {old: Said[]; fresh: Said[]}[] {
  const parts: {old: Said[]; fresh: Said[]}[] = []
  let isOpen = false
  for (const {value, added, removed} of diffArrays(before, after, {
    comparator: (one, other) => keyOf(one) === keyOf(other),
  })) {
    if ((added || removed) && !isOpen) parts.push({old: [], fresh: []})
    isOpen = added || removed
    if (removed) parts.at(-1)?.old.push(...value)
    if (added) parts.at(-1)?.fresh.push(...value)
  }
  return parts
}

function keyOf({words, source, where}: Said): string {
  return JSON.stringify([words, where, source])
}

function joined(said: Said[]): string {
  return said.map(({words}) => words).join('\n')
}
