/**
 * Stands inside the document for addresses that no page has. It says which was asked for, for whoever runs the site
 * (tests/specification.md, S2.3 and A13), and which page may have been meant: the one whose address shares most pairs
 * of letters with it. Old browsers run it too.
 */
/** The page’s element of that id. */
declare const siteMeant: HTMLElement

const missing = location.pathname
// biome-ignore lint/suspicious/noConsole: it is asked for (A13)
console.error(`404: there is no page at ${missing}`)

/** None where the 404 page names none, or lists no pages below that. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#siteMeant~nav a')]
/** Half of them are like enough. */
let most = 0.5
for (const {pathname} of links) {
  // The first link is Home: its path is the base of the site.
  const folder = (links[0] as HTMLAnchorElement).pathname
  const wanted = missing.slice(folder.length).toLowerCase()
  const address = pathname.slice(folder.length)
  let shared = 0
  for (let at = 0; at < address.length; at++) if (wanted.includes(address.slice(at, at + 2))) shared++
  const share = shared / Math.max(address.length, wanted.length)
  if (share < most) continue
  most = share
  const link = siteMeant.children[0] as HTMLAnchorElement
  siteMeant.hidden = false
  link.href = link.textContent = pathname
}
