import type {Change, Editable, Piece, Span} from '../edit/protocol.ts'
import {openBox} from './box.ts'
import {elementAt} from './marks.ts'
import {openAt} from './openWords.ts'
import {leave} from './saving.ts'
import {whenShown} from './shown.ts'
import {ask} from './socket.ts'
import {change, say} from './store.ts'

/** Does something to a whole block: whatever is typed in it is saved first. */
async function doToBlock(span: Span, wanted: (span: Span) => Change, done: string) {
  const box = openBox()
  if (box) {
    const saved = await leave(box, true)
    if (openBox()) return undefined
    if (saved?.span && saved.span.start === span.start) span = saved.span
  }
  const shown = whenShown(span.file)
  const answer = await ask('save', wanted(span))
  if (!answer.saved) {
    say(`Not done. ${answer.reason}`)
    return undefined
  }
  await shown
  say(done)
  if (answer.span) elementAt(answer.span.file, answer.span.start)?.focus()
  return answer
}

export const moveUp = (span: Span) => doToBlock(span, (at) => ({do: 'move', span: at, way: 'up'}), 'Moved up.')
export const moveDown = (span: Span) => doToBlock(span, (at) => ({do: 'move', span: at, way: 'down'}), 'Moved down.')
export const remove = (span: Span) =>
  doToBlock(span, (at) => ({do: 'remove', span: at}), 'Deleted. Ctrl+Z puts it back.')

/** Puts a new block below one, and opens its words, or what it shows where it has none. */
export async function addBelow(below: Editable, piece: Piece) {
  change({panel: undefined})
  const answer = await doToBlock(
    below.span,
    (at) => ({do: 'add', below: at, piece}),
    'Added. Ctrl+Z takes it out again.',
  )
  if (answer?.span) (await openAt(answer.span, {caret: 'all'})) ?? (await openBehind(answer.span))
}

/** What a component that was just added shows is chosen beside it. */
async function openBehind({file, start}: Span) {
  const {behind} = await ask('behind', {file, start})
  const own = behind?.places.find(({kind}) => kind === 'text')
  if (behind && own?.kind === 'text')
    change({panel: {shows: 'behind', behind, at: {file, start}, focus: own.span.file + own.key}})
}
