import type {Change, Editable, Piece, Span} from '../edit/protocol.ts'
import {elementAt} from './marks.ts'
import {openAt} from './openWords.ts'
import {save} from './saving.ts'
import {leaveFor} from './savingBox.ts'
import {ask} from './socket.ts'
import {change} from './store.ts'

/** Does something to a whole block: whatever is typed in it is saved first. */
export async function doToBlock(span: Span, wanted: (span: Span) => Change, done: string) {
  const at = await leaveFor(span)
  const outcome = at && (await save(() => wanted(at), {done}))
  if (!outcome?.saved) return undefined
  if (outcome.span) elementAt(outcome.span.file, outcome.span.start)?.focus()
  return outcome
}

/** Puts a new block below one, and opens its words, or what it shows where it has none. */
export async function addBelow(below: Editable, piece: Piece) {
  const answer = await doToBlock(below.span, (at) => ({do: 'add', below: at, piece}), 'Added. Ctrl+Z undoes it.')
  // Not before: the focus would go back to the box above, and what is typed then with it.
  change({panel: undefined})
  if (answer?.span) (await openAt(answer.span, {caret: 'all'})) ?? (await openBehind(answer.span))
}

/** What a component that was just added shows is chosen beside it. */
async function openBehind({file, start}: Span) {
  const {behind} = await ask('behind', {file, start})
  const own = behind?.places.find(({kind}) => kind === 'text')
  if (behind && own?.kind === 'text')
    change({panel: {shows: 'behind', behind, at: {file, start}, focus: own.span.file + own.key}})
}
