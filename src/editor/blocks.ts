import type {Change, Insertion, Span} from '../edit/protocol.ts'
import {keyOf} from './FieldsPanel.tsx'
import {elementAt} from './marks.ts'
import {openAt} from './openText.ts'
import {saveBeforeChange} from './saveBox.ts'
import {save} from './saving.ts'
import {sendRequest} from './socket.ts'
import {updateState} from './uiState.ts'

/** Changes a whole block, after saving text typed in it; returns `undefined` if saving or changing fails. */
export async function changeBlock(span: Span, wanted: (span: Span) => Change, done: string) {
  const at = await saveBeforeChange(span)
  const outcome = at && (await save(() => wanted(at), {done}))
  if (!outcome?.saved) return undefined
  if (outcome.span) elementAt(outcome.span.file, outcome.span.start)?.focus()
  return outcome
}

/** Adds a block below another, and opens its text for editing, or its panel if it has no text. */
export async function addBelow(below: Span, piece: Insertion) {
  const answer = await changeBlock(below, (at) => ({do: 'add', below: at, piece}), 'Added. Ctrl+Z undoes it.')
  if (!answer) return
  // Closes the panel only now: closing it focuses the old block, which would get what is typed until then.
  updateState({panel: undefined})
  if (answer.span) (await openAt(answer.span, {caret: 'all'})) ?? (await openComponentPanel(answer.span))
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
