import {useEffect} from 'react'
import {useNavigate} from 'react-router-dom'
import {basename, pageAt} from './addressOf.ts'
import {inTime} from './inTime.ts'
import {loadPage} from './pageModules.ts'

/**
 * Lets the router open the links that lead to pages of this site, in place of the browser. Shows nothing.
 * Everything else (another site, a new window, a place on this page, a page that does not exist) stays the browser's.
 */
export function FollowLinks() {
  const navigate = useNavigate()

  useEffect(() => {
    let latest = ''
    function follow(event: MouseEvent) {
      const link = linkOf(event)
      const page = link && pageAt(link.pathname)
      if (!link || !page) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
      latest = link.href
      inTime(loadPage(page)).then(
        () => latest === link.href && navigate(link.pathname.slice(basename.length) + link.search + link.hash),
        // The page's file is gone since a deploy, or does not come; its document does.
        () => latest === link.href && location.assign(link.href),
      )
    }
    /** A page is loaded when a finger or pointer comes near its link, so that it is there when it is pressed. */
    function prepare(event: Event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const page = link && link.origin === location.origin && pageAt(link.pathname)
      if (page) loadPage(page).catch(() => {})
    }
    document.addEventListener('click', follow)
    for (const type of early) document.addEventListener(type, prepare, {passive: true})
    return () => {
      document.removeEventListener('click', follow)
      for (const type of early) document.removeEventListener(type, prepare)
    }
  }, [navigate])

  return null
}

/** What happens before a press. */
const early = ['pointerover', 'touchstart', 'focusin']

/** The link that a plain press follows to another page of this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const isPlaceHere = link.hash && link.pathname === location.pathname && link.search === location.search
  return isPlaceHere ? undefined : link
}
