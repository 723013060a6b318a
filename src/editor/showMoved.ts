import type {Moved} from '../edit/protocol.ts'

/** How often to ask for the page at its new address, until the server has noticed the file. */
const maxRequests = 50

/** Opens the new address of a page that is shown and that was renamed or deleted. */
export async function showMoved(moved: Moved[] = []) {
  const base = import.meta.env.BASE_URL
  const shown = `/${location.pathname.slice(base.length)}`
  const to = moved.find(({from}) => from.replace(/#.*$/, '') === shown)?.to
  if (to === undefined) return
  // In this order, a reload by Vite, which also sees the moved file, opens the same address.
  history.replaceState(null, '', base + to.slice(1))
  // Vite notices the file a moment after it was saved. A reload before that would show the 404 page, and stay there.
  for (let count = 0; count < maxRequests; count++) {
    const {status} = await fetch(location.pathname, {headers: {accept: 'text/html'}})
    if (status !== 404) break
  }
  location.reload()
}
