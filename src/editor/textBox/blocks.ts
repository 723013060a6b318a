import type {Change, Insertion, Span} from '../../edit/protocol.ts'
import {keyOf} from '../connection/fetchEditables.ts'
import {elementAt, markedElements} from '../connection/marks.ts'
import {type SavedChange, save} from '../connection/saving.ts'
import {sendRequest} from '../connection/socket.ts'
import {updateState} from '../connection/uiState.ts'
import {type Box, getOpenBox} from './box.ts'
import {holdInputDuring, takeFocus} from './heldInput.ts'
import {openAt} from './openText.ts'
import {saveBeforeChange} from './saveBox.ts'

/** The changes of blocks that are being saved, by their JSON. */
const running = new Map<string, Promise<SavedChange | undefined>>()

type Opens = (added: Span) => Promise<Box | undefined>

/**
 * Changes a whole block, after saving text typed in it; returns `undefined` if saving or changing fails. `opens` opens
 * what was added. Without it, the text that was open is opened again, with the caret where it was.
 */
export function changeBlock(span: Span, wanted: (span: Span) => Change, done: string, opens?: Opens) {
  const key = JSON.stringify(wanted(span))
  // The second click of a double click changes nothing more.
  const change = running.get(key) ?? makeChange(span, wanted, done, opens).finally(() => running.delete(key))
  running.set(key, change)
  return change
}

async function makeChange(span: Span, wanted: (span: Span) => Change, done: string, opens?: Opens) {
  const box = getOpenBox()
  const isOpen = box?.place.span.file === span.file && box.place.span.start === span.start
  const caret = box?.view.state.selection.head ?? 0
  const block = elementAt(span.file, span.start)
  const index = block ? markedElements().indexOf(block) : -1
  let saved: SavedChange | undefined
  await holdInputDuring(async () => {
    const at = await saveBeforeChange(span)
    const outcome = at && (await save(() => wanted(at), {done}))
    if (outcome?.saved) saved = outcome
    const now = outcome?.saved ? outcome.span : at
    if (saved && !now && index >= 0) takeFocus(() => focusNextBlock(index))
    if (!now) return getOpenBox()
    if (saved && opens) return opens(now)
    if (isOpen) return openAt(now, {caret})
    if (saved) takeFocus(() => elementAt(now.file, now.start)?.focus())
    return undefined
  })
  return saved
}

/** After a block was deleted, focuses what stands in its place, or the last block of the page. */
function focusNextBlock(index: number) {
  const elements = markedElements()
  const isFocusable = ({tabIndex}: HTMLElement) => tabIndex >= 0
  const next = elements.slice(index).find(isFocusable) ?? elements.findLast(isFocusable)
  next?.focus({preventScroll: true})
}

/** Adds a block below another, and opens its text for editing, or its panel if it has no text. */
export async function addBelow(below: Span, piece: Insertion) {
  const change = (at: Span): Change => ({do: 'add', below: at, piece})
  await changeBlock(below, change, 'Added. Ctrl+Z undoes it.', async (added) => {
    // Closes the panel only now: closing it focuses the old block, which would get what is typed until then.
    updateState({panel: undefined})
    const box = await openAt(added, {caret: 'all'})
    if (!box) await openComponentPanel(added)
    return box
  })
}

/** Opens the form for a new record; a component that shows it is added below a block together with it. */
export function writeRecordBelow(span: Span, {kind, component}: {kind: string; component: string}) {
  updateState({panel: {kind: 'new', below: {kind, component, span}}})
}

/** Opens the panel of a newly added component, where the author chooses its content. */
async function openComponentPanel({file, start}: Span) {
  const {behind} = await sendRequest('describeComponent', {file, start})
  const own = behind?.editables.find(({kind, span}) => kind === 'text' && span.file === file)
  if (behind && own?.kind === 'text')
    updateState({panel: {kind: 'component', title: behind.title, at: {file, start}, focus: keyOf(own)}})
}
