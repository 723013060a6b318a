/**
 * Inlined into the 404 page. Logs the missing address for the site's operators (tests/specification.md, S2.3
 * and A13), and suggests the page that was probably meant: the page whose address shares the most pairs of
 * letters with the missing address.
 */
/** The element that `NearestPage` renders. Browsers make a global variable of its id. */
declare const siteMeant: HTMLElement

const missing = location.pathname
// biome-ignore lint/suspicious/noConsole: required by A13
console.error(`404: there is no page at ${missing}`)

/** The links of `AllPages`, if it is below `NearestPage`. Otherwise empty. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#siteMeant~nav a')]
/** The largest share of common letter pairs so far. A page needs more than half to be suggested. */
let bestShare = 0.5
for (const {pathname} of links) {
  // The first link is Home, so its path is the base path of the site.
  const folder = (links[0] as HTMLAnchorElement).pathname
  // Removes what a sentence adds to the address that it ends with, perhaps encoded: `…`, `”`, an invisible
  // space.
  const wanted = missing
    .slice(folder.length)
    .replace(/(%\w\w|\W)+$/, '')
    .toLowerCase()
  const address = pathname.slice(folder.length)
  let shared = 0
  for (let at = 0; at < address.length; at++) if (wanted.includes(address.slice(at, at + 2))) shared++
  const share = shared / Math.max(address.length, wanted.length)
  // Is false for 0/0, the share of an address without letters with the home page.
  if (share >= bestShare) {
    bestShare = share
    const link = siteMeant.children[0] as HTMLAnchorElement
    siteMeant.hidden = false
    link.href = link.textContent = pathname
  }
}
