import {useEffect, useRef} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'
import {usePage} from '../../components/ui/usePage.ts'
import site from '../../content/site.yaml'
import {documentTitle} from './head.ts'

/** How far each visited page was scrolled, by its place in the history. In memory only: nothing is stored. */
const scrolled = new Map<string, number>()

/**
 * What a browser does by itself when it opens a document, for pages that the router opens:
 * the title, the place on the page, the focus (WCAG 2.4.2, 2.4.3). Shows nothing.
 */
export function Arrival() {
  const page = usePage()
  const {key, hash, pathname} = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)

  useEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY)
    window.addEventListener('scroll', remember, {passive: true})
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    // The document that React woke in is where the visitor left it.
    if (shown.current === key) return
    shown.current = key
    if (page) document.title = documentTitle(page, site.name)
    document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(pathname, site.url).href)

    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    const start = place || document.querySelector<HTMLElement>('main h1')
    start?.setAttribute('tabindex', '-1')
    start?.focus({preventScroll: true})
    if (type === 'POP') window.scrollTo({top: scrolled.get(key) ?? 0, behavior: 'instant'})
    else if (place) place.scrollIntoView()
    else window.scrollTo({top: 0, behavior: 'instant'})
  }, [key, hash, pathname, page, type])

  return null
}
