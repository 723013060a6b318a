import type {Piece, Span} from '../edit/protocol.ts'
import {type Box, type Opening, openBox} from './box.ts'
import type {PastedList} from './pastedList.ts'
import {leave} from './saving.ts'
import {whenShown} from './shown.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'

/** Puts a pasted list below the words of an open box, which are saved first; in a list its lines are more lines of that. */
export async function putList(
  box: Box,
  {lines, ordered}: PastedList,
  openAt: (span: Span, opening: Opening) => Promise<unknown>,
) {
  const {place} = box
  const isLine = place.kind === 'inline' && place.where === 'item'
  // Each line goes right below the words, so the last goes first.
  const pieces: Piece[] = isLine ? [...lines].reverse().map((paragraph) => ({paragraph})) : [{list: lines, ordered}]
  const saved = await leave(box, true)
  if (openBox()) return
  const below = saved?.span ?? place.span
  for (const piece of pieces) {
    const shown = whenShown(below.file)
    const answer = await ask('save', {do: 'add', below, piece})
    if (!answer.saved) return say(answer.reason)
    await shown
  }
  say('Pasted as a list. Ctrl+Z takes it out again.')
  await openAt(below, {caret: 'end'})
}
