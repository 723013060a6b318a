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

/** A page rendered by React. */
export interface RenderedPage {
  page: Page
  /** The rendered tree. Only its last user may change it without copying. */
  body: Root
  /** CSS rules of the page's components. */
  rules: Rules
  /** Its first drawing, which its Open Graph picture shows too. */
  drawing: Drawing | undefined
}

/** Renders a page. Rethrows errors of the page, which must fail the build. */
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

/** Empty containers for messages: React's, and a live region for the message before React loads (WCAG 4.1.3). */
export const messages: Promise<string> = renderToHtml(<Toasts />).then(
  (toasts) => `<div id="siteMessages">${toasts}</div><div id="siteFirstMessage" role="status"></div>`,
)

async function renderToHtml(element: ReactNode): Promise<string> {
  const {prelude} = await prerender(element, {onError: () => {}})
  return new Response(prelude).text()
}
