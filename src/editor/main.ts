import {openBox} from './box.ts'
import {followUpdates} from './followUpdates.ts'
import {lendLook} from './looks.ts'
import {reachWords} from './reach.ts'
import {showBar} from './showBar.tsx'
import {onReload} from './socket.ts'
import {change, current, type State} from './store.ts'
import {takeUpDraft} from './takeUpDraft.ts'

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

/** Keeps the panel that is open and what was said last when a change of a page's title has the page loaded anew. */
function keepAcrossReloads() {
  onReload(() => {
    const {on, panel, said, advised} = current()
    sessionStorage.setItem(openKey, JSON.stringify({on, panel, said, advised, page: location.pathname}))
  })
  const kept = sessionStorage.getItem(openKey)
  sessionStorage.removeItem(openKey)
  const {page, ...state}: Partial<State> & {page?: string} = kept ? JSON.parse(kept) : {}
  if (page === location.pathname) change(state)
}

/** An open box goes on looking like its words when the system turns dark or light, and when the window gets another width. */
function keepLook() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', lendAgain)
  addEventListener('resize', lendAgain)
}

function lendAgain() {
  const box = openBox()
  if (!box?.element.isConnected) return
  const {copy, element, next} = box
  // What hides the words below the box is no part of their look.
  element.removeAttribute('data-edit-open')
  lendLook(element, copy)
  if (!next) element.setAttribute('data-edit-open', '')
}

if (!start()) {
  const waiting = new MutationObserver(() => start() && waiting.disconnect())
  waiting.observe(document.documentElement, {attributeFilter: ['data-awake']})
}
