import {CacheProvider} from '@emotion/react'
import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {StaticRouter} from 'react-router-dom'
import pages, {files} from '~react-pages'
import {Toasts} from '../browser/Toasts.tsx'
import {addressOf, basename} from '../frame/addressOf.ts'
import {loadPage} from '../frame/pageModules.ts'
import {Site} from '../frame/Site.tsx'
import {calendarFiles} from './calendar.ts'
import {type DocumentFiles, renderDocument} from './document.ts'
import {manifest} from './manifest.ts'
import {markdownOf} from './markdownAddress.ts'
import {renderMoved} from './moved.ts'
import {securityText} from './securityText.ts'
import {drawnPage, type Measure, shareAddress, shareImage} from './shareImage.ts'
import {llmsText, robots, sitemap, unlisted} from './sitemap.ts'
import {documentCache} from './styleSheet.ts'
import {writtenMessages} from './writtenMessages.tsx'

/** The picture that is shown beside a link to a page, as a drawing, and its file; none of a page that shows another's. */
export async function sharedPicture(path: string, html: string, measure: Measure) {
  if (drawnPage(path) !== path) return undefined
  const {frontmatter} = await loadPage(path)
  return {file: shareAddress(path).slice(1), svg: shareImage(frontmatter.title, html, measure)}
}

export type {SearchedPage} from '../../components/ui/searchIndex.ts'
export type {Drawn} from '../browser/firstMessage.ts'
export type {WrittenMessages} from './writtenMessages.tsx'
export {
  addressOf,
  calendarFiles,
  files,
  llmsText,
  manifest,
  pages,
  renderMoved,
  robots,
  securityText,
  sitemap,
  unlisted,
  writtenMessages,
}

/** The place for messages, empty: the same on every page. */
const messages = htmlOf(<Toasts />)

/** What lists and the search call the page of that path. */
export async function nameOf(path: string): Promise<string> {
  const {short, title} = (await loadPage(path)).frontmatter
  return short ?? title
}

/** What is to be made of a page’s words besides its document: the file of its Markdown, its whole address, and its name for the search; nothing of the fallback page. */
export async function wordsOf(path: string) {
  const markdown = markdownOf(path)
  return markdown && {...markdown, name: await nameOf(path)}
}

/**
 * The document of one page, by its route's path (`about`; `*` is the fallback page).
 * Throws what the page throws: a build must stop on it.
 */
export async function render(path: string, files: DocumentFiles): Promise<string> {
  const module = await loadPage(path)
  const {frontmatter, surroundings, shown} = module
  const cache = documentCache()
  const body = await htmlOf(
    <CacheProvider value={cache}>
      <StaticRouter basename={basename || '/'} location={basename + addressOf(path)}>
        <Site path={path} page={module} />
      </StaticRouter>
    </CacheProvider>,
  )
  const page = {...surroundings, ...frontmatter}
  return renderDocument({path, page, shown, body, cache, messages: await messages}, files)
}

async function htmlOf(element: ReactNode): Promise<string> {
  const {prelude} = await prerender(element, {onError: () => {}})
  return new Response(prelude).text()
}
