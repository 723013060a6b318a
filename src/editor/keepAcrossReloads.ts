import {onReload} from './socket.ts'
import {change, current, type State} from './store.ts'

const key = 'edit:open'

/** Keeps the panel that is open and what was said last when a change of a page's title has the page loaded anew. */
export function keepAcrossReloads() {
  onReload(() => {
    const {on, panel, said, advised} = current()
    sessionStorage.setItem(key, JSON.stringify({on, panel, said, advised, page: location.pathname}))
  })
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const {page, ...state}: Partial<State> & {page?: string} = kept ? JSON.parse(kept) : {}
  if (page === location.pathname) change(state)
}
