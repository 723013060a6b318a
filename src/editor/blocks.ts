import type {Change, Editable, Piece, Span} from '../edit/protocol.ts'
import {elementAt} from './marks.ts'
import {openAt} from './openWords.ts'
import {save} from './saving.ts'
import {leaveFor} from './savingBox.ts'
import {ask} from './socket.ts'
import {change} from './store.ts'

/** Changes a whole block, after saving what is typed in it; `undefined` if either fails. */
export async function doToBlock(span: Span, wanted: (span: Span) => Change, done: string) {
  const at = await leaveFor(span)
  const outcome = at && (await save(() => wanted(at), {done}))
  if (!outcome?.saved) return undefined
  if (outcome.span) elementAt(outcome.span.file, outcome.span.start)?.focus()
  return outcome
}

/** Adds a block below another, and opens its text, or its panel if it has no text. */
export async function addBelow(below: Editable, piece: Piece) {
  const answer = await doToBlock(below.span, (at) => ({do: 'add', below: at, piece}), 'Added. Ctrl+Z undoes it.')
  // Only now: closing the panel returns the focus to the old box, which would get what is typed next.
  change({panel: undefined})
  if (answer?.span) (await openAt(answer.span, {caret: 'all'})) ?? (await openBehind(answer.span))
}

/** Opens the panel of a newly added component, where the author chooses its content. */
async function openBehind({file, start}: Span) {
  const {behind} = await ask('behind', {file, start})
  const own = behind?.places.find(({kind}) => kind === 'text')
  if (behind && own?.kind === 'text')
    change({panel: {shows: 'behind', behind, at: {file, start}, focus: own.span.file + own.key}})
}
