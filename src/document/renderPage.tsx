import {CacheProvider} from '@emotion/react'
import type {Root} from 'hast'
import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {Toasts} from '../browser/Toasts.tsx'
import {createPageRouter} from '../frame/pageRouter.tsx'
import type {LoadedPage} from './pages.ts'
import {findDrawing, type PageDrawing} from './sharePicture.ts'
import {documentCache, rulesIn, type StyleRules} from './styleSheet.ts'
import {parseHtml} from './tree.ts'

/** A page rendered by React. */
export interface RenderedPage {
  page: LoadedPage
  /** The rendered HTML tree. Only `writeDocument`, which uses it last, may change it. */
  body: Root
  /** CSS rules of the page's components. */
  rules: StyleRules
  /** The first drawing of the page, which the page's Open Graph picture shows too. */
  drawing: PageDrawing | undefined
}

const pageAt = createPageRouter()

/** Renders a page. Throws if a component throws, to fail the build. */
export async function renderPage(page: LoadedPage): Promise<RenderedPage> {
  const cache = documentCache()
  const html = await renderToHtml(<CacheProvider value={cache}>{await pageAt(page.address)}</CacheProvider>)
  const [body, rules] = [parseHtml(html), rulesIn(cache)]
  return {page, body, rules, drawing: findDrawing(body, rules)}
}

/**
 * Two empty live regions (WCAG 4.1.3): for pop-up messages by React, and for a message before React has
 * loaded.
 */
export const messages: Promise<string> = renderToHtml(<Toasts />).then(
  (toasts) => `<div id="siteMessages">${toasts}</div><div id="siteFirstMessage" role="status"></div>`,
)

async function renderToHtml(element: ReactNode): Promise<string> {
  const {prelude} = await prerender(element, {onError: () => {}})
  return new Response(prelude).text()
}
