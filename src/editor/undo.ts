import {short} from './labelOf.ts'
import {forgetLatest, inTurn, save} from './saving.ts'
import {ask} from './socket.ts'
import {change, current, type Offer, say} from './store.ts'

/** Undoes or redoes one change, by default the latest on any page, after everything queued before. */
export function goBack(way: 'undo' | 'redo', id?: string): Promise<void> {
  return inTurn(
    async () => {
      forgetLatest()
      const answer = await ask(way, {id})
      if (!answer.saved) return say(answer.reason)
      const {place, before, after} = answer.done ?? {place: '', before: '', after: ''}
      const words = way === 'undo' ? before || after : after || before
      say(`${way === 'undo' ? 'Undone' : 'Redone'}, on ${place}: “${short(words, 60)}”.`)
    },
    () => ({back: way, id}),
  ).catch((error: Error) => say(error.message))
}

/** Makes Ctrl+Z and Ctrl+Shift+Z undo and redo saved changes, except in fields, which have their own undo. */
export function listenForUndo() {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    const {offer} = current()
    // What Escape discarded a moment ago comes back first.
    if (offer && 'does' in offer && !isRedo) takeOffer(offer)
    else void goBack(isRedo ? 'redo' : 'undo')
  })
}

/** Does what the bar offers after a change, once. */
export function takeOffer(offer: Offer) {
  if ('save' in offer) return void save(() => offer.save, offer)
  change({offer: undefined, said: ''})
  offer.does()
}
