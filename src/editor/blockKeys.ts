import {plainTextOf, textsOfBlock} from '../edit/inline/contents.ts'
import type {Block, Change, Inline, Span} from '../edit/protocol.ts'
import {type Box, type BoxOptions, contentOfBox, getOpenBox} from './box.ts'
import {docOf, inlinesIn, kept, link} from './boxSchema.ts'
import {insertText, removedChips, setLink} from './boxView.ts'
import {allowedMarks, isBelow, isItem} from './editableTexts.ts'
import {fetchEditables} from './fetchEditables.ts'
import {clipboardAddress, readClipboard} from './paste.ts'
import {closeBox, closeWithChange, saveAndClose} from './saveBox.ts'
import {sendRequest} from './socket.ts'
import {announce, getState} from './uiState.ts'

/** Opens the text at a span (a source range) for editing. */
type OpenAt = (span: Span, opening: BoxOptions) => Promise<Box | undefined>

/** Handles Enter: splits the block, starts a new paragraph or list item, or ends editing. */
export async function handleEnter(box: Box, openAt: OpenAt, typedAfter = '') {
  if (box.heldText === undefined) await holdInputDuring(box, () => applyEnter(box, openAt), openAt, typedAfter)
  else box.heldText += '\n'
}

/** Holds back what is typed during `work`, then types it into the box (the edited text) that is open afterwards. */
async function holdInputDuring(box: Box, work: () => Promise<unknown>, openAt: OpenAt, typedAfter = '') {
  box.heldText = typedAfter
  // Catches errors, so that the held text is still inserted below.
  await work().catch((error: Error) => announce(error.message))
  const [words = '', ...lines] = box.heldText.split('\n')
  box.heldText = undefined
  if (box.isDismissed && getOpenBox() === box) closeBox(box)
  const next = getOpenBox()
  if (next && words) insertText(next.view, [{words}])
  if (next && lines.length > 0) await handleEnter(next, openAt, lines.join('\n'))
}

async function applyEnter(box: Box, openAt: OpenAt) {
  const {place, next} = box
  if (!canSplit(box)) return void (await saveAndClose(box, true))
  const [before, after] = splitAtSelection(box)
  if (next && isEmpty(before) && isEmpty(after)) {
    const list = await listToLeave(box)
    if (list) await openAt(place.span, {next: list})
  } else if (next || isEmpty(before) || isEmpty(after)) {
    await saveAndClose(box, true)
    const {span} = box.place
    if (box.isDismissed) await openAt(span, {next: span})
  } else {
    const saved = await closeWithChange(box, {do: 'split', span: place.span, before, below: [{paragraph: after}]})
    if (saved?.span) await openAt(saved.span, {caret: 0})
  }
}

function canSplit({place, next}: Box): boolean {
  return place.kind === 'inline' && (next !== undefined || place.can.includes('split'))
}

function isEmpty(inlines: Inline[]): boolean {
  return plainTextOf(inlines).trim() === ''
}

/** Returns the text before and after the selection. */
function splitAtSelection({view: {state}}: Box): [Inline[], Inline[]] {
  const {from, to} = state.selection
  // Enter deletes the selection but not locked pieces, such as code, which can only be removed one by one.
  const chips = state.doc.cut(from, to).children.filter(({type}) => type === kept)
  return [
    [...inlinesIn(state.doc.cut(0, from)), ...chips.map(({attrs: {kept, name}}) => ({kept, name}))],
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
  const pieces = [{paragraph: [{words: 'Some words.'}]}]
  for (const {span} of around) if ((await sendRequest('fits', {below: span, pieces}))[0]) return span
  return undefined
}

/** Handles Backspace at the start of a block: removes an empty block, and joins any other to the block above. */
export async function handleBackspace(box: Box, openAt: OpenAt) {
  const {place, next} = box
  if (place.kind !== 'inline') return
  if (next) {
    closeBox(box)
    return void (await openAt(place.span, {caret: 'end'}))
  }
  if (isEmpty(contentOfBox(box))) {
    if (place.can.includes('remove')) await closeWithChange(box, {do: 'remove', span: place.span})
    return
  }
  if (!place.can.includes('join')) return
  const places = (await fetchEditables(place.span.file)).filter(({kind}) => kind === 'inline')
  const above = places[places.findIndex(({span}) => span.start === place.span.start) - 1]
  await saveAndClose(box, true)
  if (getOpenBox()) return
  const reopened = await openAt(box.place.span, {caret: 0})
  const joined = reopened && (await closeWithChange(reopened, {do: 'join', span: reopened.place.span}))
  const caret = above?.kind === 'inline' ? docOf(above.inlines).content.size + 1 : 'end'
  if (joined?.span) await openAt(joined.span, {caret})
}

/** Pastes text at the caret; several paragraphs, headings and lists become blocks of their own. */
export async function handlePaste(box: Box, data: DataTransfer, openAt: OpenAt) {
  const {place, next, view} = box
  const marks = allowedMarks(place)
  const address = clipboardAddress(data)
  const isHeld = box.heldText !== undefined
  // An address pasted over words makes a link of them.
  if (address && !isHeld && marks.includes(link) && !view.state.selection.empty) return setLink(view, address)
  const inList = isItem(place) && (!next || isBelow(place, next))
  const {blocks: pasted, notKept} = readClipboard(data, {marks, chips: removedChips(view), inList})
  if (notKept) announce('')
  const words = pasted.flatMap(textsOfBlock).flatMap((line, index) => [{words: index > 0 ? ' ' : ''}, ...line])
  if (isHeld) box.heldText += plainTextOf(words)
  else await holdInputDuring(box, () => applyPaste(box, pasted, words, openAt), openAt)
  if (notKept) announce([getState().status, notKept].filter(Boolean).join(' '), getState().offer)
}

async function applyPaste(box: Box, pasted: Block[], words: Inline[], openAt: OpenAt) {
  const {place, next, view} = box
  const [before, after] = splitAtSelection(box)
  const [first, ...more] = pasted
  const isWords = more.length === 0 && (!first || 'paragraph' in first || ('heading' in first && !isEmpty(before)))
  if (isWords || !canSplit(box)) return insertText(view, words)
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
  // If the blocks could not be saved, their text is inserted at the caret instead.
  if (getOpenBox() === box && !box.isDismissed) return insertText(view, words)
  const lastLine = blocks.flatMap(textsOfBlock).at(-1) ?? []
  const caret = docOf(lastLine).content.size - docOf(after).content.size
  if (saved?.span) await openAt(saved.span, {caret})
}

/** Concatenates two lists of blocks; merges two paragraphs that become adjacent. */
function concatBlocks(above: Block[], below: Block[]): Block[] {
  const [last, first] = [above.at(-1), below[0]]
  if (!last || !first || !('paragraph' in last) || !('paragraph' in first)) return [...above, ...below]
  return [...above.slice(0, -1), {paragraph: [...last.paragraph, ...first.paragraph]}, ...below.slice(1)]
}
