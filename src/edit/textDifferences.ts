import {diffArrays} from 'diff'
import {type SiteFiles, withFileText} from '../site/index.ts'
import {componentTitle} from './add/addable.ts'
import type {FileDraft} from './draft.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {plainTextOf} from './inline/contents.ts'
import type {Change, ChangeEntry, Editable, TextBlockKind} from './protocol.ts'

/** A piece of text in a file, as visitors read it. */
interface TextItem {
  words: string
  start: number
  /** The Markdown source of an editable text block. */
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

/** Lists all text of a file, in document order, without the ids of records. */
function itemsIn(site: SiteFiles, file: string): TextItem[] {
  const text = textToEdit(site, file) ?? ''
  const editables = editablesOf(site, file)
  // The text of a block; attributes are no part of it.
  const texts = editables.filter((each) => each.kind !== 'block' && ownerOf(each)?.kind !== 'component')
  return editables.flatMap((each): TextItem[] => {
    const {start, end} = each.span
    const [owner, source] = [ownerOf(each), text.slice(start, end)]
    if (owner?.kind === 'record' && owner.path.at(-1) === 'id') return []
    if (each.kind === 'inline') return [{words: plainTextOf(each.inlines, ' '), start, source, where: each.where}]
    // An optional value that the file lacks has an empty range.
    if (each.kind === 'text') return start === end ? [] : [{words: shownValue(each), start}]
    if (each.kind === 'locked') return [{words: source, start}]
    // A block with text, such as a list, is compared by its text; any other by its name.
    if (texts.some(({span}) => span.start >= start && span.end <= end)) return []
    return [{words: `[${componentTitle(each.name, site)}]`, start}]
  })
}

function ownerOf(editable: Editable) {
  return 'owner' in editable ? editable.owner : undefined
}

/** Returns the title of the record that an attribute refers to, or the value itself. */
function shownValue({text, value}: Extract<Editable, {kind: 'text'}>): string {
  return (value.type === 'choice' && value.names?.[text]) || text.trim()
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
