import {diffArrays} from 'diff'
import {containsOffset, containsRange, recordFileByKind, type SiteFiles, withFileText} from '../site/index.ts'
import type {FileDraft} from './draft.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {componentTitle} from './page/addable.ts'
import {picturesOf} from './page/pictures.ts'
import type {Change, ChangeEntry, Editable, TextBlockKind} from './protocol.ts'
import {createReader} from './shownText.ts'
import {recordNamer} from './yaml/newRecord.ts'

/** A piece of text in a file, as visitors read it. */
interface TextItem {
  words: string
  start: number
  /** The label of the field that has this text as its value. */
  label?: string | undefined
  /** The names of the fields that lead to it in its record, without the numbers of list items. */
  field?: string
  /** The name of its record. */
  record?: string | undefined
  /** The Markdown source of an editable text block. */
  source?: string
  blockKind?: TextBlockKind
  /** Sentences on the links and formatting of the words. */
  formatting?: string[]
  /** The addresses of pictures. */
  pictures?: string[]
}

/**
 * The text before and after a change, the label of the field if it is the change of one, and a picture that
 * is new.
 */
export type TextChange = Pick<ChangeEntry, 'before' | 'after' | 'label' | 'picture'>

/** Returns the text before and after a change, without Markdown or YAML syntax. */
export function textBeforeAndAfter(site: SiteFiles, draft: FileDraft, change: Change): TextChange {
  const after = itemsIn(withFileText(site, draft.file, draft.text), draft.file)
  if (change.type === 'move') {
    const moved = joinLines(after.filter(({start}) => containsOffset(draft, start)))
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
): (TextChange & {record?: string})[] {
  const [old, fresh] = [before, after].map((text) => itemsIn(withFileText(site, file, text), file))
  return differences(old ?? [], fresh ?? []).map((parts) => {
    const record = commonRecord(parts.fresh) ?? commonRecord(parts.old)
    return {...beforeAndAfter(parts), ...(record && {record})}
  })
}

/** Returns the name of the record to which all the items belong, if there is one. */
function commonRecord([first, ...others]: TextItem[]): string | undefined {
  return others.every(({record}) => record === first?.record) ? first?.record : undefined
}

/**
 * Returns the text before and after; if it is equal, with what differs: a link, bold text, or the kind of block.
 */
function beforeAndAfter({old, fresh}: {old: TextItem[]; fresh: TextItem[]}): TextChange {
  const [[one], [other]] = [old, fresh]
  const label = old.length < 2 && fresh.length < 2 ? (other ?? one)?.label : undefined
  const shown = old.flatMap(({pictures = []}) => pictures)
  const picture = fresh.flatMap(({pictures = []}) => pictures).find((each) => !shown.includes(each))
  const sides = [joinLines, joinFormatting, joinKinds].map((join) => ({
    before: join(old),
    after: join(fresh),
  }))
  const [words] = sides
  const {before, after} = sides.find((each) => each.before !== each.after) ?? words ?? {before: '', after: ''}
  return {before, after, ...(label && {label}), ...(picture && {picture})}
}

/** Lists all text of a file, in document order, without the ids of records. */
function itemsIn(site: SiteFiles, file: string): TextItem[] {
  const text = textToEdit(site, file) ?? ''
  const editables = editablesOf(site, file)
  const reader = createReader(site, file)
  const page = site.pages.find((each) => each.file === file)
  const records = recordNames(site, file)
  // The text of a block; attributes are no part of it.
  const texts = editables.filter((each) => each.kind !== 'block' && ownerOf(each)?.kind !== 'component')
  return editables.flatMap((each): TextItem[] => {
    const {start, end} = each.span
    const [owner, source] = [ownerOf(each), text.slice(start, end)]
    if (owner?.kind === 'record' && owner.path.at(-1) === 'id') return []
    if (each.kind === 'inline') {
      const pictures = page && page.defects.length === 0 ? picturesOf(page) : []
      const inside = pictures.filter(({at}) => containsOffset(each.span, at)).map(({node}) => node.url)
      return [{...reader.block(each), start, source, blockKind: each.blockKind, pictures: inside}]
    }
    // What a tag or picture in a sentence shows is part of the sentence.
    const isInSentence = ({kind, span}: Editable) => kind === 'inline' && containsOffset(span, start)
    if (owner?.kind === 'component' && texts.some(isInSentence)) return []
    // An optional value that the file lacks has an empty range.
    if (each.kind === 'text' && start === end) return []
    const field =
      owner?.kind === 'record' ? owner.path.filter((part) => typeof part !== 'number').join('/') : ''
    const record = owner?.kind === 'record' ? records[Number(owner.path[0])] : undefined
    if (each.kind === 'text') return [{words: reader.value(each), start, label: each.label, field, record}]
    if (each.kind === 'locked') return [{words: each.text ?? source, start, label: each.label, field, record}]
    // A block with text, such as a list, is compared by its text; any other by its name.
    if (texts.some(({span}) => containsRange(each.span, span))) return []
    return [{words: `[${componentTitle(each.name, site)}]`, start}]
  })
}

/** Returns the names of the records of a file, in their order; empty if it holds no kind of record. */
function recordNames({content}: SiteFiles, file: string): string[] {
  const [kind] = [...recordFileByKind].find(([, name]) => file === `content/${name}`) ?? []
  const records = content.get(file.replace('content/', ''))?.records ?? []
  return kind ? records.map(({value}) => recordNamer(kind)(value)) : []
}

function ownerOf(editable: Editable) {
  return 'owner' in editable ? editable.owner : undefined
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

function textItemKey({words, source, blockKind, field}: TextItem): string {
  return JSON.stringify([words, blockKind, source, field])
}

function joinLines(items: TextItem[]): string {
  return items
    .map(({words}) => words)
    .filter(Boolean)
    .join('\n')
}

/** With the words, because their formatting alone would read as if they were gone. */
function joinFormatting(items: TextItem[]): string {
  return items.map(({words, formatting = []}) => [words, ...formatting].join('\n')).join('\n')
}

function joinKinds(items: TextItem[]): string {
  return items
    .map(({words, blockKind}) => (blockKind ? `${kindNames[blockKind]}: ${words}` : words))
    .join('\n')
}

const kindNames: Record<TextBlockKind, string> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  item: 'List item',
  cell: 'Table cell',
  label: 'Button',
}
