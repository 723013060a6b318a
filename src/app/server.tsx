import {CacheProvider} from '@emotion/react'
import {prerender} from 'react-dom/static'
import {StaticRouter} from 'react-router-dom'
import pages from '~react-pages'
import {addressOf, basename} from './addressOf.ts'
import {type DocumentFiles, renderDocument} from './document.ts'
import {loadPage} from './pageModules.ts'
import {Site} from './Site.tsx'
import {securityText} from './securityText.ts'
import {robots, sitemap} from './sitemap.ts'
import {documentCache} from './styleSheet.ts'

export {addressOf, pages, robots, securityText, sitemap}

/**
 * The document of one page, by its route's path (`about`; `*` is the fallback page).
 * Throws what the page throws: a build must stop on it.
 */
export async function render(path: string, files: DocumentFiles): Promise<string> {
  const {frontmatter} = await loadPage(path)
  const cache = documentCache()
  const {prelude} = await prerender(
    <CacheProvider value={cache}>
      <StaticRouter basename={basename || '/'} location={basename + addressOf(path)}>
        <Site />
      </StaticRouter>
    </CacheProvider>,
    {onError: () => {}},
  )
  const body = await new Response(prelude).text()
  return renderDocument({path, page: frontmatter, body, cache}, files)
}
