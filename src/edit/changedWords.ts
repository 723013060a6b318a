import {diffArrays} from 'diff'
import {type Page, type SiteFiles, siteWith} from '../site/index.ts'
import {unitsOf} from './blocks/units.ts'
import type {FileDraft} from './draft.ts'
import {textToEdit} from './editables.ts'
import {wordsOf} from './inline/shown.ts'
import {inlinesOf} from './inline/tokens.ts'
import {attributesOf} from './page/attributes.ts'
import {blockNames} from './page/draftInPage.ts'
import {frontmatterOf} from './page/frontmatterPlaces.ts'
import {picturesOf} from './page/pictures.ts'
import {wordBlocksOf} from './page/wordBlocks.ts'
import type {Change, Done, Inline} from './protocol.ts'
import {placesIn} from './yaml/recordEditables.ts'

/** One thing that a file says, as it is read. */
interface Said {
  words: string
  start: number
  /** What else tells it from another of the same words. */
  block?: {name: string; inlines: Inline[]; source: string}
}

/** What a change made of what was read: words before and after, without the signs of the file that they stand in. */
export function changedWords(
  site: SiteFiles,
  draft: FileDraft,
  change: Change,
): Pick<Done, 'before' | 'after' | 'same'> {
  const after = saidIn(siteWith(site, draft.file, draft.text), draft.file)
  if (change.do === 'move') {
    const moved = joined(after.filter(({start}) => start >= draft.start && start < draft.end))
    return {before: moved, after: moved, same: `It was moved ${change.way}.`}
  }
  const parts = apart(saidIn(site, draft.file), after)
  return told(
    parts.flatMap(({old}) => old),
    parts.flatMap(({fresh}) => fresh),
  )
}

/** The differences between two versions of a file, one for each place; `undefined` is a missing file. */
export function changedParts(
  site: SiteFiles,
  file: string,
  before: string | undefined,
  after: string | undefined,
): Pick<Done, 'before' | 'after' | 'same'>[] {
  const [old, fresh] = [before, after].map((text) => saidIn(siteWith(site, file, text), file))
  return apart(old ?? [], fresh ?? []).map((part) => told(part.old, part.fresh))
}

function told(old: Said[], fresh: Said[]): Pick<Done, 'before' | 'after' | 'same'> {
  const said = {before: joined(old), after: joined(fresh)}
  return said.before === said.after ? {...said, same: whatElse(old, fresh)} : said
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
      return {words: wordsOf(inlines), start, block: {name: blockNames[where], inlines, source}}
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

function keyOf({words, block}: Said): string {
  return JSON.stringify([words, block?.name, block?.source])
}

function joined(said: Said[]): string {
  return said.map(({words}) => words).join('\n')
}

/** What is different where the words are the same. */
function whatElse(old: Said[], fresh: Said[]): string {
  const [one, other] = [old, fresh].map((said) => said.find(({block}) => block)?.block)
  if (!one || !other) return 'Only how it is written in the file was changed.'
  if (one.name !== other.name) return `It was ${one.name}, and is ${other.name} now.`
  if (JSON.stringify(one.inlines) === JSON.stringify(other.inlines))
    return one.name === blockNames.heading
      ? 'Its level was changed.'
      : 'Only how it is written in the file was changed.'
  const [from, to] = [one, other].map(({inlines}) => linksIn(inlines))
  const index = from?.findIndex((link, each) => to?.[each] !== link) ?? -1
  if (from && to && from.length === to.length && index >= 0)
    return `The link led to ${from[index]}, and leads to ${to[index]} now.`
  return from?.length === to?.length ? 'Bold or italics were changed.' : 'A link was made or taken away.'
}

function linksIn(inlines: Inline[]): string[] {
  return inlines.flatMap((each) => {
    if ('link' in each) return [each.link, ...linksIn(each.inner)]
    return 'strong' in each ? linksIn(each.strong) : 'emphasis' in each ? linksIn(each.emphasis) : []
  })
}
