import {shorten} from './labelOf.ts'
import {pageMark} from './marks.ts'
import {enqueue, forgetLastSave, save, waitForRender} from './saving.ts'
import {ServerUnreachable, sendRequest} from './server.ts'
import {showMoved} from './showMoved.ts'
import {announce, announceFailure, getState, type StatusAction, updateState} from './uiState.ts'

/** Undoes or redoes one saved change, by default the latest on any page, after the actions queued before. */
export function undoOrRedo(action: 'undo' | 'redo', id?: string): Promise<void> {
  return enqueue(
    async () => {
      forgetLastSave()
      const shown = pageMark()?.version
      const result = await sendRequest(`${action}Change`, {id})
      if (!result.saved) return announceFailure(result.reason)
      const {file, title, before, after} = result.entry ?? {file: '', title: '', before: '', after: ''}
      const words = action === 'undo' ? before || after : after || before
      announce(`${action === 'undo' ? 'Undone' : 'Redone'}, on ${title}: “${shorten(words, 60)}”.`)
      updateState({saved: {hasAdvice: false}})
      if (result.moved) return showMoved(result.moved)
      // A change of another file may not be on this page.
      if (file === pageMark()?.file) await waitForRender(file, shown)
    },
    () => ({action, id}),
  ).catch((error: Error) =>
    // The bar shows anyway that there is no connection, and no longer.
    announceFailure(error instanceof ServerUnreachable ? '' : error.message),
  )
}

/**
 * Makes Ctrl+Z and Ctrl+Shift+Z undo and redo saved changes, except in text fields, which have their own
 * undo.
 */
export function listenForUndo() {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    const isRedo = key === 'y' || event.shiftKey
    const {statusAction} = getState()
    // Its callback restores text that Escape just discarded; it has priority over undoing a save.
    if (statusAction && 'run' in statusAction && !isRedo) runStatusAction(statusAction)
    else void undoOrRedo(isRedo ? 'redo' : 'undo')
  })
}

/**
 * Runs the action of the button next to the status message; removes the button if the action is a callback.
 */
export function runStatusAction(action: StatusAction) {
  if ('save' in action) return void save(() => action.save, action)
  updateState({statusAction: undefined, status: ''})
  action.run()
}
