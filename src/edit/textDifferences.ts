import {diffArrays} from 'diff'
import {type Page, type SiteFiles, withFileText} from '../site/index.ts'
import {componentTitle} from './add/addable.ts'
import {unitsOf} from './blocks/units.ts'
import type {FileDraft} from './draft.ts'
import {textToEdit} from './editables.ts'
import {plainTextOf} from './inline/contents.ts'
import {inlinesOf} from './inline/tokens.ts'
import {type AttributeRange, attributesOf, attributeValueType} from './page/attributes.ts'
import {frontmatterOf} from './page/frontmatter.ts'
import {picturesOf} from './page/pictures.ts'
import {textBlocksOf} from './page/textBlocks.ts'
import type {Change, ChangeEntry, TextBlockKind} from './protocol.ts'
import {scalarsIn} from './yaml/recordEditables.ts'

/** A piece of text in a file, as visitors read it. */
interface TextItem {
  words: string
  start: number
  /** The Markdown of a text block. */
  source?: string
  where?: TextBlockKind
}

type TextChange = Pick<ChangeEntry, 'before' | 'after'>

/** Returns the text before and after a change, without Markdown or YAML syntax. */
export function textBeforeAndAfter(site: SiteFiles, draft: FileDraft, change: Change): TextChange {
  const after = itemsIn(withFileText(site, draft.file, draft.text), draft.file)
  if (change.do === 'move') {
    const moved = joinLines(after.filter(({start}) => start >= draft.start && start < draft.end))
    return {before: moved, after: moved}
  }
  const parts = differences(itemsIn(site, draft.file), after)
  return beforeAndAfter({old: parts.flatMap(({old}) => old), fresh: parts.flatMap(({fresh}) => fresh)})
}

/** Returns the text of each difference between two versions of a file; `undefined` is a missing file. */
export function textDifferences(
  site: SiteFiles,
  file: string,
  before: string | undefined,
  after: string | undefined,
): TextChange[] {
  const [old, fresh] = [before, after].map((text) => itemsIn(withFileText(site, file, text), file))
  return differences(old ?? [], fresh ?? []).map(beforeAndAfter)
}

/** Returns the text before and after; if it is equal, the Markdown, which shows what differs: a link, or bold text. */
function beforeAndAfter({old, fresh}: {old: TextItem[]; fresh: TextItem[]}): TextChange {
  const [before, after] = [joinLines(old), joinLines(fresh)]
  if (before !== after) return {before, after}
  const sources = (items: TextItem[]) => items.map(({words, source = words}) => source).join('\n')
  return {before: sources(old), after: sources(fresh)}
}

/** Lists all text of a file, in document order. */
function itemsIn(site: SiteFiles, file: string): TextItem[] {
  const text = textToEdit(site, file)
  if (text === undefined) return []
  if (file.startsWith('content/'))
    return scalarsIn(text)
      .filter(({path}) => path.at(-1) !== 'id')
      .map(({value, start}) => ({words: String(value).trim(), start}))
  const page = site.pages.find((each) => each.file === file)
  return page && page.defects.length === 0 ? itemsOnPage(page, site) : []
}

function itemsOnPage(page: Page, site: SiteFiles): TextItem[] {
  const {tree, text} = page
  const blocks = textBlocksOf(tree, text)
  // Blocks and tags without text, such as a component without children; all others are compared by their text.
  const wordless = unitsOf(tree, text).filter(
    (unit) => !blocks.some(({start, end}) => start >= unit.start && end <= unit.end),
  )
  return [
    ...frontmatterOf(page).places.map(({value, start}) => ({words: String(value), start})),
    ...attributesOf(page).map((place) => ({words: displayValue(place, site), start: place.start})),
    ...picturesOf(page).map(({text: words, start}) => ({words, start})),
    ...wordless.map(({name, start}) => ({words: `[${componentTitle(name, site)}]`, start})),
    ...blocks.map(({tokens, where, start, end}): TextItem => {
      const source = text.slice(start, end)
      const inlines = tokens ? inlinesOf(tokens) : [{words: source}]
      return {words: plainTextOf(inlines, ' '), start, source, where}
    }),
  ].sort((one, other) => one.start - other.start)
}

/** Returns the title of the record that an attribute refers to, or the value itself. */
function displayValue(place: AttributeRange, site: SiteFiles): string {
  const value = attributeValueType(place, site)
  return (value.type === 'choice' && value.names?.[place.value]) || place.value
}

/** Groups the differences between two lists: adjacent changes form one group. */
function differences(before: TextItem[], after: TextItem[]): {old: TextItem[]; fresh: TextItem[]}[] {
  const parts: {old: TextItem[]; fresh: TextItem[]}[] = []
  let isOpen = false
  for (const {value, added, removed} of diffArrays(before, after, {
    comparator: (one, other) => textItemKey(one) === textItemKey(other),
  })) {
    if ((added || removed) && !isOpen) parts.push({old: [], fresh: []})
    isOpen = added || removed
    if (removed) parts.at(-1)?.old.push(...value)
    if (added) parts.at(-1)?.fresh.push(...value)
  }
  return parts
}

function textItemKey({words, source, where}: TextItem): string {
  return JSON.stringify([words, where, source])
}

function joinLines(items: TextItem[]): string {
  return items.map(({words}) => words).join('\n')
}
