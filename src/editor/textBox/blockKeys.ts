import {plainInlines, plainTextOf, textsOfBlock} from '../../edit/inline/contents.ts'
import type {Block, Change, Inline, Span} from '../../edit/protocol.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {sendRequest} from '../connection/socket.ts'
import {announce, getState} from '../connection/uiState.ts'
import {type Box, type BoxOptions, getOpenBox, replaceBox} from './box.ts'
import {docOf, inlinesIn, kept, link} from './boxSchema.ts'
import {insertText, removedChips, setLink} from './boxView.ts'
import {allowedMarks, isBelow, isItem} from './editableTexts.ts'
import {clipboardAddress, readClipboard} from './paste.ts'
import {closeWithChange, saveAndClose} from './saveBox.ts'

/** Opens the text at a span (a source range) for editing. */
export type OpenAt = (span: Span, opening: BoxOptions) => Promise<Box | undefined>

/** Handles Enter: splits the block, starts a new paragraph or list item, or ends editing. */
export function handleEnter(box: Box, openAt: OpenAt) {
  replaceBox(box, (box) => applyEnter(box, openAt))
}

async function applyEnter(box: Box, openAt: OpenAt): Promise<Box | undefined> {
  const {place, next} = box
  const [before, after] = splitAtSelection(box)
  if (canSplit(box) && isEmpty(before) && isEmpty(after)) {
    const list = await listToLeave(box)
    return list ? openAt(place.span, {next: list}) : box
  }
  if (canSplit(box) && !isEmpty(before) && !isEmpty(after)) {
    const [first, second] = [{paragraph: before}, {paragraph: after}]
    const saved = await closeWithChange(
      box,
      next
        ? {do: 'add', below: next, piece: {blocks: [first, second]}}
        : {do: 'split', span: place.span, before, below: [second]},
    )
    return saved?.span ? openAt(saved.span, {caret: 0}) : getOpenBox()
  }
  await saveAndClose(box, true)
  const {span} = box.place
  return getOpenBox() ?? (canSplit(box) ? openAt(span, {next: span}) : undefined)
}

/** Handles Shift+Enter: text has no line breaks of its own. */
export function explainLineBreaks(box: Box) {
  const instead = canSplit(box) ? ` Press Enter to start a new ${isItem(box.place) ? 'list item' : 'paragraph'}.` : ''
  announce(`You can’t break a line here, because screens differ in how much fits on one.${instead}`)
}

function canSplit({place, next}: Box): boolean {
  return place.kind === 'inline' && (next !== undefined || place.can.includes('split'))
}

export function isEmpty(inlines: Inline[]): boolean {
  return plainTextOf(inlines).trim() === ''
}

/** Returns the text before and after the selection. */
function splitAtSelection({view: {state}}: Box): [Inline[], Inline[]] {
  const {from, to} = state.selection
  // Enter deletes the selection but not locked pieces, such as code, which can only be removed one by one.
  const chips = state.doc.cut(from, to).children.filter(({type}) => type === kept)
  return [
    [...inlinesIn(state.doc.cut(0, from)), ...chips.map((chip) => chip.mark([]).toJSON())],
    inlinesIn(state.doc.cut(to)),
  ]
}

/**
 * Returns the block below which a new paragraph is added when Enter in an empty last list item ends the list: the list,
 * or the smallest component around it below which a paragraph is allowed. `undefined` if Enter doesn’t end the list.
 */
async function listToLeave({place, next}: Box): Promise<Span | undefined> {
  if (!isItem(place) || next?.start !== place.span.start) return undefined
  const {file, start, end} = place.span
  const blocks = (await fetchEditables(file)).filter((each) => each.kind === 'block')
  const around = blocks
    .filter(({span}) => span.start <= start && span.end >= end)
    .sort((one, other) => one.span.end - one.span.start - (other.span.end - other.span.start))
  if (around.find(({name}) => name === 'list')?.span.end !== end) return undefined
  const pieces = [{paragraph: plainInlines('Some words.')}]
  for (const {span} of around) if ((await sendRequest('checkInsertions', {below: span, pieces}))[0]) return span
  return undefined
}

/** Pastes text at the caret; several paragraphs, headings and lists become blocks of their own. */
export async function handlePaste(box: Box, data: DataTransfer, openAt: OpenAt) {
  const {place, next, view} = box
  const marks = allowedMarks(place)
  const address = clipboardAddress(data)
  // An address pasted over words makes a link of them.
  if (address && marks.includes(link) && !view.state.selection.empty) return setLink(view, address)
  const inList = isItem(place) && (!next || isBelow(place, next))
  const {blocks: pasted, notKept} = readClipboard(data, {marks, chips: removedChips(view), inList})
  if (notKept) announce('')
  const words = pasted.flatMap(textsOfBlock).flatMap((line, index) => [...plainInlines(index > 0 ? ' ' : ''), ...line])
  if (isOneText(box, pasted)) insertText(view, words)
  else await replaceBox(box, (box) => applyPaste(box, pasted, words, openAt))
  if (notKept) announce([getState().status, notKept].filter(Boolean).join(' '), getState().offer)
}

/** Whether pasted text goes into the open text, and not into blocks of its own. */
function isOneText(box: Box, [first, ...more]: Block[]): boolean {
  if (!canSplit(box)) return true
  const [before] = splitAtSelection(box)
  return more.length === 0 && (!first || 'paragraph' in first || ('heading' in first && !isEmpty(before)))
}

async function applyPaste(box: Box, pasted: Block[], words: Inline[], openAt: OpenAt): Promise<Box | undefined> {
  const {place, next} = box
  const [before, after] = splitAtSelection(box)
  const blocks = concatBlocks(concatBlocks([{paragraph: before}], pasted), [{paragraph: after}]).filter(
    (block) => !textsOfBlock(block).every(isEmpty),
  )
  const [own, ...below] = blocks
  const change: Change =
    next !== undefined
      ? {do: 'add', below: next, piece: {blocks}}
      : own && 'paragraph' in own
        ? {do: 'split', span: place.span, before: own.paragraph, below, pasted: true}
        : {do: 'split', span: place.span, before: [], below: blocks, pasted: true}
  const saved = await closeWithChange(box, change)
  const open = getOpenBox()
  // If the blocks could not be saved, their text is inserted at the caret instead.
  if (open) insertText(open.view, words)
  if (open) return open
  const lastLine = blocks.flatMap(textsOfBlock).at(-1) ?? []
  const caret = docOf(lastLine).content.size - docOf(after).content.size
  return saved?.span && openAt(saved.span, {caret})
}

/** Concatenates two lists of blocks; merges two paragraphs that become adjacent. */
function concatBlocks(above: Block[], below: Block[]): Block[] {
  const [last, first] = [above.at(-1), below[0]]
  if (!last || !first || !('paragraph' in last) || !('paragraph' in first)) return [...above, ...below]
  return [...above.slice(0, -1), {paragraph: [...last.paragraph, ...first.paragraph]}, ...below.slice(1)]
}
