import {shorten} from './labelOf.ts'
import {pageMark} from './marks.ts'
import {enqueue, forgetLastSave, save, waitForRender} from './saving.ts'
import {showMoved} from './showMoved.ts'
import {sendRequest} from './socket.ts'
import {announce, getState, type StatusAction, updateState} from './uiState.ts'

/** Undoes or redoes one saved change, by default the latest on any page, after the actions queued before. */
export function undoOrRedo(way: 'undo' | 'redo', id?: string): Promise<void> {
  return enqueue(
    async () => {
      forgetLastSave()
      const shown = pageMark()?.version
      const answer = await sendRequest(`${way}Change`, {id})
      if (!answer.saved) return announce(answer.reason)
      const {file, place, before, after} = answer.done ?? {file: '', place: '', before: '', after: ''}
      const words = way === 'undo' ? before || after : after || before
      announce(`${way === 'undo' ? 'Undone' : 'Redone'}, on ${place}: “${shorten(words, 60)}”.`)
      if (answer.moved) return showMoved(answer.moved)
      // A change of another file may not be on this page.
      if (file === pageMark()?.file) await waitForRender(file, shown)
    },
    () => ({back: way, id}),
  ).catch((error: Error) => announce(error.message))
}

/** Makes Ctrl+Z and Ctrl+Shift+Z undo and redo saved changes, except in text fields, which have their own undo. */
export function listenForUndo() {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    const {offer} = getState()
    // The offered callback restores text that Escape just discarded; it has priority over undoing a save.
    if (offer && 'does' in offer && !isRedo) runStatusAction(offer)
    else void undoOrRedo(isRedo ? 'redo' : 'undo')
  })
}

/** Runs the action of the button next to the status message; removes the button if the action is a callback. */
export function runStatusAction(offer: StatusAction) {
  if ('save' in offer) return void save(() => offer.save, offer)
  updateState({offer: undefined, status: ''})
  offer.does()
}
