import {withBox} from './box.ts'
import {hasDrafts} from './drafts.ts'
import {followUpdates} from './followUpdates.ts'
import {lendLook} from './looks.ts'
import {reachWords} from './reach.ts'
import {type Press, save, waitingPresses} from './saving.ts'
import {showBar} from './showBar.tsx'
import {onReload} from './socket.ts'
import {change, current, type State} from './store.ts'
import {takeUpDraft} from './takeUpDraft.ts'
import {goBack} from './undo.ts'

const openKey = 'edit:open'

/** Starts once React has hydrated the page: marks that are added earlier would cause a hydration mismatch. */
function start() {
  if (document.documentElement.dataset.awake === undefined) return false
  showBar()
  reachWords()
  followUpdates()
  keepAcrossReloads()
  keepLook()
  void takeUpDraft()
  return true
}

/** Restores the editor after a reload, such as for a changed title; leaving the page with unsaved text asks first. */
function keepAcrossReloads() {
  let isReloading = false
  onReload(() => {
    isReloading = true
  })
  // Vite reloads without an event once a stopped server is back; typed text is a draft by then.
  window.navigation?.addEventListener('navigate', ({navigationType}) => {
    isReloading = navigationType === 'reload'
  })
  addEventListener('beforeunload', (event) => {
    if (!isReloading && (hasDrafts() || current().kept.length > 0)) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    if (!isReloading) return
    const {on, panel, said, offer, kept} = current()
    const page = location.pathname
    // An offer with a callback can’t be stored.
    const saves = offer && 'save' in offer ? offer : undefined
    const pressed = waitingPresses()
    sessionStorage.setItem(openKey, JSON.stringify({on, panel, said, offer: saves, kept, page, pressed}))
  })
  const text = sessionStorage.getItem(openKey)
  sessionStorage.removeItem(openKey)
  const {page, pressed = [], ...state}: Partial<State> & {page?: string; pressed?: Press[]} = JSON.parse(text ?? '{}')
  for (const press of pressed) void ('save' in press ? save(() => press.save, press) : goBack(press.back, press.id))
  if (page === location.pathname) change(state)
}

/** Updates the styles of an open box when the colour scheme or the width of the window changes. */
function keepLook() {
  const updateLook = withBox((box) => box.element.isConnected && lendLook(box))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateLook)
  addEventListener('resize', updateLook)
}

if (!start()) {
  const waiting = new MutationObserver(() => start() && waiting.disconnect())
  waiting.observe(document.documentElement, {attributeFilter: ['data-awake']})
}
