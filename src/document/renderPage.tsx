import {CacheProvider} from '@emotion/react'
import type {Root} from 'hast'
import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {StaticRouter} from 'react-router-dom'
import {Toasts} from '../browser/Toasts.tsx'
import {basename} from '../frame/addressOf.ts'
import {Site} from '../frame/Site.tsx'
import type {Page} from './pages.ts'
import {type Drawing, drawingOf} from './shareImage.ts'
import {documentCache, type Rules, rulesIn} from './styleSheet.ts'
import {treeOf} from './tree.ts'

/** A page as React rendered it. */
export interface RenderedPage {
  page: Page
  /** What React rendered, as a tree. Whoever changes it copies it, or is its last reader. */
  body: Root
  /** The styles of the components that are on it. */
  rules: Rules
  /** Its first drawing, which its picture shows too. */
  drawing: Drawing | undefined
}

/** Renders a page. Throws what the page throws: a build must stop on it. */
export async function renderPage(page: Page): Promise<RenderedPage> {
  const cache = documentCache()
  const html = await renderToHtml(
    <CacheProvider value={cache}>
      <StaticRouter basename={basename || '/'} location={basename + page.address}>
        <Site path={page.path} page={page} />
      </StaticRouter>
    </CacheProvider>,
  )
  const [body, rules] = [treeOf(html), rulesIn(cache)]
  return {page, body, rules, drawing: drawingOf(body, rules)}
}

/** The places for messages, empty: React's, and that of what comes before it, a live region (WCAG 4.1.3). The same on every page. */
export const messages: Promise<string> = renderToHtml(<Toasts />).then(
  (toasts) => `<div id="siteMessages">${toasts}</div><div id="siteFirstMessage" role="status"></div>`,
)

async function renderToHtml(element: ReactNode): Promise<string> {
  const {prelude} = await prerender(element, {onError: () => {}})
  return new Response(prelude).text()
}
