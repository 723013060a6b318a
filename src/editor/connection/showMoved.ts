import type {Moved} from '../../edit/protocol.ts'
import {showAddress} from './server.ts'

/** Opens the new address of a page that is shown and that was renamed or deleted. */
export function showMoved(moved: Moved[] = []) {
  const base = import.meta.env.BASE_URL
  const shown = `/${location.pathname.slice(base.length)}`
  const to = moved.find(({from}) => from.replace(/#.*$/, '') === shown)?.to
  if (to === undefined) return
  // In this order, a reload by Vite, which also sees the moved file, opens the same address.
  history.replaceState(null, '', base + to.slice(1))
  showAddress()
}
