import type {Change, Insertion, Span} from '../edit/protocol.ts'
import {type Box, getOpenBox} from './box.ts'
import {keyOf} from './FieldsPanel.tsx'
import {hasHeldInput, holdInputDuring, takeFocus} from './heldInput.ts'
import {elementAt} from './marks.ts'
import {openAt} from './openText.ts'
import {saveBeforeChange} from './saveBox.ts'
import {type SavedChange, save} from './saving.ts'
import {sendRequest} from './socket.ts'
import {updateState} from './uiState.ts'

/** The changes of blocks that are being saved, by their JSON. */
const running = new Map<string, Promise<SavedChange | undefined>>()

type Opens = (added: Span) => Promise<Box | undefined>

/**
 * Changes a whole block, after saving text typed in it; returns `undefined` if saving or changing fails. `opens` opens
 * what was added. Without it, the block is opened only for what was typed meanwhile, where the caret was.
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
  let saved: SavedChange | undefined
  await holdInputDuring(async () => {
    const at = await saveBeforeChange(span)
    const outcome = at && (await save(() => wanted(at), {done}))
    if (outcome?.saved) saved = outcome
    const now = outcome?.saved ? outcome.span : at
    if (!now) return getOpenBox()
    if (saved && opens) return opens(now)
    if (isOpen && hasHeldInput()) return openAt(now, {caret})
    if (saved) takeFocus(() => elementAt(now.file, now.start)?.focus())
    return undefined
  })
  return saved
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
  const {behind} = await sendRequest('behind', {file, start})
  const own = behind?.editables.find(({kind, span}) => kind === 'text' && span.file === file)
  if (behind && own?.kind === 'text')
    updateState({panel: {kind: 'component', title: behind.title, at: {file, start}, focus: keyOf(own)}})
}
