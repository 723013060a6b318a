import {plainTextOf} from '../../edit/inline/contents.ts'
import type {Change, Span} from '../../edit/protocol.ts'
import {boxDraftKey, deleteDraft, storeDraft} from '../connection/drafts.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {enqueue, type SavedChange, type SaveResult, saveTyped, type TypedInput} from '../connection/saving.ts'
import {announce, type Panel, updateBox, updateState} from '../connection/uiState.ts'
import {
  type Box,
  type BoxOptions,
  contentOfBox,
  getOpenBox,
  isInEditor,
  moveBoxTo,
  removeBox,
  showTools,
} from './box.ts'
import {chipNumbers, renumberChips, sameInlines} from './boxSchema.ts'
import {copyTextStyles} from './boxStyles.ts'
import {type EditableText, editableTexts, inlinesOfText} from './editableTexts.ts'
import {inTurn, takeFocus} from './heldInput.ts'

type OpenText = (place: EditableText, element: HTMLElement, opening: BoxOptions) => void

/** Returns the callbacks that save the text of a box (an editable copy); `open` reopens one with unsaved text. */
export function inputOfBox(box: () => Box, open: OpenText): TypedInput {
  const isOpen = () => getOpenBox() === box()
  return {
    change: (instead) => (isOpen() ? prepareChange(box(), instead) : undefined),
    onWritten: () => deleteDraft(boxDraftKey),
    onSettled: (outcome) => (isOpen() ? handleSaveResult(box(), outcome, open) : undefined),
    discard: () => {
      if (!isOpen()) return false
      const {place, element, next} = box()
      const [typed, wasTyped] = [contentOfBox(box()), hasUnsavedText(box())]
      box().returnsFocus = true
      closeBox(box())
      return wasTyped && (() => open(place, elementAt(place.span.file, place.span.start) ?? element, {typed, next}))
    },
    offlineHint: 'It is saved as soon as the editor is open.',
  }
}

/** Whether a box (an editable copy of a text) has unsaved text. */
function hasUnsavedText(box: Box): boolean {
  return !sameInlines(contentOfBox(box), box.before)
}

/** Stores the typed text in case the page reloads. */
export function storeBoxDraft(waits = false) {
  const box = getOpenBox()
  if (!box) return
  const {place, next} = box
  if (!hasUnsavedText(box)) return deleteDraft(boxDraftKey)
  storeDraft(boxDraftKey, {
    span: place.span,
    kind: place.kind,
    before: inlinesOfText(place),
    typed: contentOfBox(box),
    next,
    waits,
  })
}

/** Saves an edited text, and then ends editing if `closes`. If saving fails, the reason is shown next to the text. */
export async function saveBox(box: Box, closes = false, mend = false): Promise<SavedChange | undefined> {
  if (getOpenBox() !== box) return undefined
  box.closesWhenSaved = closes
  return saveTyped(box, mend)
}

/** Saves an edited text, then ends editing; with `takesFocus`, the text on the page gets the focus. */
export function saveAndClose(box: Box, takesFocus = false, mend = false): Promise<SavedChange | undefined> {
  box.returnsFocus = takesFocus
  return saveBox(box, true, mend)
}

/** Saves typed text before a block is changed. Returns the block’s new span; `undefined` if saving failed. */
export async function saveBeforeChange(span: Span): Promise<Span | undefined> {
  const box = getOpenBox()
  // An item of a record is changed in a panel, which leaves the text that is open on the page as it is.
  if (span.file.startsWith('content/') && box?.place.span.file !== span.file) return span
  if (box) await saveAndClose(box, true)
  if (getOpenBox()) return undefined
  return box?.place.span.start === span.start && box.place.span.file === span.file ? box.place.span : span
}

/** Opens a panel once all that was typed before is saved; if the open text can’t be saved, it says so and stays. */
export function saveThenShow(find: () => Panel | undefined | Promise<Panel | undefined>) {
  inTurn(() => showOnceSaved(find).catch((error: Error) => announce(error.message)))
}

async function showOnceSaved(find: () => Panel | undefined | Promise<Panel | undefined>) {
  const box = getOpenBox()
  if (box) await saveAndClose(box, true)
  // A field of another panel may still be saved.
  await enqueue(() => {})
  if (!getOpenBox()) updateState({panel: await find()})
}

/** Ends editing a text with another change (splitting or removing its block) instead of saving it. */
export function closeWithChange(box: Box, instead: Change): Promise<SavedChange | undefined> {
  box.returnsFocus = true
  box.closesWhenSaved = true
  return saveTyped(box, false, instead)
}

function prepareChange(box: Box, instead?: Change): Change | undefined {
  if (!instead) box.applyTypedLink?.()
  const wanted = instead ?? textChange(box)
  if (!wanted) return undefined
  box.done = wanted.do === 'remove' ? 'Removed. Ctrl+Z undoes it.' : 'Saved.'
  box.sent = contentOfBox(box)
  updateBox({progress: {status: 'saving'}})
  storeBoxDraft(true)
  return wanted
}

/** Returns the change that saves the edited text; `undefined` if nothing was typed. */
function textChange(box: Box): Change | undefined {
  const {place, next} = box
  const typed = contentOfBox(box)
  const words = plainTextOf(typed).trim()
  if (next) return words ? {do: 'add', below: next, piece: {paragraph: typed}} : undefined
  if (!hasUnsavedText(box)) return undefined
  if (!words && place.can.includes('remove')) return {do: 'remove', span: place.span}
  if (place.kind === 'text') return {do: 'text', span: place.span, to: words}
  return {do: 'inline', span: place.span, to: typed}
}

async function handleSaveResult(box: Box, outcome: SaveResult | undefined, open: OpenText) {
  const {sent = []} = box
  if (outcome && !outcome.saved) {
    storeBoxDraft(outcome.waits)
    const {saved, ...why} = outcome
    updateBox({progress: {status: 'kept', ...why}})
    // Scrolls the text to the centre, so that there is room for the message below it.
    box.copy.scrollIntoView({block: 'center'})
    return
  }
  // The next action on this block needs its new source range (span), even if its text is no longer edited.
  if (outcome?.span) box.place = {...box.place, span: outcome.span}
  const continues = !box.closesWhenSaved || (outcome && !sameInlines(contentOfBox(box), sent))
  if (!continues || (outcome && !outcome.span)) return closeBox(box)
  if (outcome?.span) await continueEditing(box, outcome.span, open)
  else updateBox({progress: {status: 'typing'}})
}

/** Continues editing a text after a save: text typed since then counts as unsaved. */
async function continueEditing(box: Box, span: Span, open: OpenText) {
  const {sent = []} = box
  const places = await fetchEditables(span.file).catch(() => [])
  const place = editableTexts(places).find((each) => each.kind === box.place.kind && each.span.start === span.start)
  if (getOpenBox() !== box) return
  // Locked pieces, such as code, are numbered in file order: if some were moved or removed, the numbers are outdated.
  const order = chipNumbers(sent)
  if (place && order.some((kept, index) => kept !== index))
    return open(place, elementAt(span.file, span.start) ?? box.element, {
      typed: renumberChips(contentOfBox(box), order),
      caret: box.view.state.selection.head,
    })
  box.before = sent
  box.next = undefined
  moveBoxTo(place ?? {...box.place, span})
  copyTextStyles(box)
  showTools(box)
  storeBoxDraft()
}

/** Ends editing a text without saving; the focus returns to the text on the page if `returnsFocus` is set. */
export function closeBox(box: Box) {
  const {place, element, returnsFocus} = box
  deleteDraft(boxDraftKey)
  // The focus also returns if it is on a tool in the toolbar, because the tools are removed when editing ends.
  const hadFocus = returnsFocus && (isInEditor(document.activeElement) || document.activeElement === document.body)
  removeBox()
  updateState({linking: false})
  if (hadFocus) takeFocus(() => (elementAt(place.span.file, place.span.start) ?? element).focus({preventScroll: true}))
}

/** Overwrites someone else’s change with the typed text. */
export async function overwriteWithMine(box: Box, now: string) {
  const places = await fetchEditables(box.place.span.file)
  const found = editableTexts(places).filter(
    (each) => each.kind === box.place.kind && plainTextOf(inlinesOfText(each)) === now,
  )
  const place = found.find(({span}) => span.start === box.place.span.start) ?? found[0]
  if (!place) return announce('The other version is not there any more.')
  box.place = place
  if (box.next) box.next = place.span
  else box.before = inlinesOfText(place)
  await saveAndClose(box, true)
}
