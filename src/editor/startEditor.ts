import {hasDrafts} from './connection/drafts.ts'
import {type QueuedAction, queuedActions, save, saveOnceConnected} from './connection/saving.ts'
import {onReload} from './connection/server.ts'
import {getState, type UiState, updateState} from './connection/uiState.ts'
import {undoOrRedo} from './connection/undo.ts'
import {listenForEditing} from './listenForEditing.ts'
import {showBar} from './showBar.tsx'
import {followUpdates} from './textEditor/followUpdates.ts'
import {restoreDraft} from './textEditor/restoreDraft.ts'
import {withTextEditor} from './textEditor/textEditor.ts'
import {copyTextStyles} from './textEditor/textStyles.ts'

const reloadStateKey = 'edit:reload'

/**
 * Starts the editor if React has hydrated the page: attributes added earlier would cause a hydration
 * mismatch.
 */
function start() {
  if (document.documentElement.dataset.awake === undefined) return false
  showBar()
  listenForEditing()
  followUpdates()
  saveOnceConnected()
  keepAcrossReloads()
  keepStylesCurrent()
  void restoreDraft()
  return true
}

/**
 * Restores the editor’s state after Vite reloads the page, and asks before a page with unsaved text is left.
 */
function keepAcrossReloads() {
  let isReloading = false
  onReload(() => {
    isReloading = true
  })
  // When a stopped server is back, Vite reloads without an event. Typed text is stored, so the author is not
  // asked.
  window.navigation?.addEventListener('navigate', ({navigationType}) => {
    isReloading = navigationType === 'reload'
  })
  addEventListener('beforeunload', (event) => {
    if (!isReloading && (hasDrafts() || getState().unplacedTexts.length > 0)) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    if (!isReloading) return
    const {on, panel, status, statusAction, unplacedTexts} = getState()
    const page = location.pathname
    // The status action is stored too, unless it is a callback, which JSON can’t represent.
    const savedAction = statusAction && 'save' in statusAction ? statusAction : undefined
    const pressed = queuedActions()
    sessionStorage.setItem(
      reloadStateKey,
      JSON.stringify({on, panel, status, statusAction: savedAction, unplacedTexts, page, pressed}),
    )
  })
  const text = sessionStorage.getItem(reloadStateKey)
  sessionStorage.removeItem(reloadStateKey)
  const {
    page,
    pressed = [],
    ...state
  }: Partial<UiState> & {page?: string; pressed?: QueuedAction[]} = JSON.parse(text ?? '{}')
  for (const press of pressed)
    void ('save' in press ? save(() => press.save, press) : undoOrRedo(press.action, press.id))
  if (page === location.pathname) updateState(state)
}

/** Copies the text styles to the editable copy again when the colour scheme or the window’s size changes. */
function keepStylesCurrent() {
  const updateLook = withTextEditor((editor) => editor.element.isConnected && copyTextStyles(editor))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateLook)
  addEventListener('resize', updateLook)
}

/** Starts the editor as soon as React has rendered the page. */
export function startEditor() {
  if (start()) return
  const waiting = new MutationObserver(() => start() && waiting.disconnect())
  waiting.observe(document.documentElement, {attributeFilter: ['data-awake']})
}
