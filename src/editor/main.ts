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

/** Starts once React has taken over the page: what is marked before that would be taken for a fault of the document. */
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

/** Keeps what is open, said and pressed when a change of a page’s title reloads it; anything else that would lose typed text asks first. */
function keepAcrossReloads() {
  let isReloading = false
  onReload(() => {
    isReloading = true
  })
  // Vite reloads by itself once a stopped server is back, without an event; what is typed is a draft then.
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
    // What an offer does by a function is gone with the page.
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

/** An open box goes on looking like its words when the system turns dark or light, and when the window gets another width. */
function keepLook() {
  const lendAgain = withBox((box) => box.element.isConnected && lendLook(box))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', lendAgain)
  addEventListener('resize', lendAgain)
}

if (!start()) {
  const waiting = new MutationObserver(() => start() && waiting.disconnect())
  waiting.observe(document.documentElement, {attributeFilter: ['data-awake']})
}
