import type {Change, Insertion, Span} from '../../edit/protocol.ts'
import {keyOf} from '../connection/fetchEditables.ts'
import {elementAt, markedElements} from '../connection/marks.ts'
import {type SavedChange, save} from '../connection/saving.ts'
import {sendRequest} from '../connection/server.ts'
import {updateState} from '../connection/uiState.ts'
import {bufferInputDuring, takeFocus} from './inputBuffer.ts'
import {openAt} from './openText.ts'
import {saveBeforeChange} from './saveText.ts'
import {getOpenEditor, type TextEditor} from './textEditor.ts'

/** The changes of blocks that are being saved, by their JSON. */
const running = new Map<string, Promise<SavedChange | undefined>>()

type OpenAdded = (added: Span) => Promise<TextEditor | undefined>

/**
 * Changes a whole block, after saving text typed in it; returns `undefined` if saving or changing fails.
 * `openAdded` opens what was added. Without it, the text that was open is opened again, with the caret where
 * it was.
 */
export function changeBlock(
  span: Span,
  wanted: (span: Span) => Change,
  message: string,
  openAdded?: OpenAdded,
) {
  const key = JSON.stringify(wanted(span))
  // The second click of a double click changes nothing more.
  const change =
    running.get(key) ?? makeChange(span, wanted, message, openAdded).finally(() => running.delete(key))
  running.set(key, change)
  return change
}

async function makeChange(
  span: Span,
  wanted: (span: Span) => Change,
  message: string,
  openAdded?: OpenAdded,
) {
  const editor = getOpenEditor()
  const isOpen = editor?.editable.span.file === span.file && editor.editable.span.start === span.start
  const caret = editor?.view.state.selection.head ?? 0
  const block = elementAt(span.file, span.start)
  const index = block ? markedElements().indexOf(block) : -1
  let saved: SavedChange | undefined
  await bufferInputDuring(async () => {
    const at = await saveBeforeChange(span)
    const outcome = at && (await save(() => wanted(at), {message}))
    if (outcome?.saved) saved = outcome
    const now = outcome?.saved ? outcome.span : at
    if (saved && !now && index >= 0) takeFocus(() => focusNextBlock(index))
    if (!now) return getOpenEditor()
    if (saved && openAdded) return openAdded(now)
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

/** Adds a block below another, and openAdded its text for editing, or its panel if it has no text. */
export async function addBelow(below: Span, insertion: Insertion) {
  const change = (at: Span): Change => ({type: 'add', below: at, insertion})
  await changeBlock(below, change, 'Added. “Undo” takes it back.', async (added) => {
    // Closes the panel only now: closing it focuses the old block, which would get what is typed until then.
    updateState({panel: undefined})
    const editor = await openAt(added, {caret: 'all'})
    if (!editor) await openComponentPanel(added)
    return editor
  })
}

/** Opens an empty paragraph or list item below a block, as Enter does: it is saved once it has words. */
export function writeBelow(below: Span): Promise<void> {
  return bufferInputDuring(() => {
    updateState({panel: undefined})
    return openAt(below, {insertBelow: below})
  })
}

/** Opens the form for a new record; a component that shows it is added below a block together with it. */
export function writeRecordBelow(span: Span, {kind, component}: {kind: string; component: string}) {
  updateState({panel: {kind: 'new', below: {kind, component, span}}})
}

/** Opens the panel of a newly added component, where the author chooses its content. */
async function openComponentPanel({file, start}: Span) {
  const {component} = await sendRequest('describeComponent', {file, start})
  const own = component?.editables.find(({kind, span}) => kind === 'text' && span.file === file)
  if (component && own?.kind === 'text')
    updateState({panel: {kind: 'component', title: component.title, at: {file, start}, focus: keyOf(own)}})
}
