import type {Root} from 'hast'
import type {IndexedPage} from '../browser/findPlaces.ts'
import type {InlineHashes} from './contentSecurityPolicy.ts'
import {type DocumentFiles, writeDocument} from './document.ts'
import {markdownAddress} from './markdownAddress.ts'
import {markdownCopy} from './markdownCopy.ts'
import {absoluteUrl, type LoadedPage} from './pages.ts'
import {renderPage} from './renderPage.tsx'
import {indexPage} from './searchIndex.ts'
import {type MeasureText, pageWithPicture, sharePictureAddress, sharePictureSvg} from './sharePicture.ts'
import {readableContent} from './tree.ts'

/** All files that the build makes of a page. */
export interface PageFiles {
  /** The HTML of the page and its Markdown copy, by file name. */
  texts: Record<string, string>
  /** Hashes of the page's inline scripts and styles, for its content security policy. */
  inline: InlineHashes
  /** The page's Open Graph picture as SVG; missing if the page uses the picture of another page. */
  picture?: {file: string; svg: string}
  /** The page's entry in the search index; missing for the 404 page. */
  indexEntry?: IndexedPage
}

/** Renders a page and returns its files. Throws if the page can't be rendered, to fail the build. */
export async function pageFiles(
  page: LoadedPage,
  files: DocumentFiles,
  measure: MeasureText,
): Promise<PageFiles> {
  const {path, address, frontmatter} = page
  const rendered = await renderPage(page)
  const picture = pageWithPicture(path) === path && {
    file: sharePictureAddress(path).slice(1),
    svg: sharePictureSvg(frontmatter.title, rendered.drawing, measure),
  }
  const words = readableContent(rendered.body)
  const {html, inline} = await writeDocument(rendered, files)
  const document = {[documentFile(address)]: html}
  if (path === '*') return {texts: document, inline}
  return {
    texts: {...document, [markdownAddress(address).slice(1)]: markdownCopy(words, absoluteUrl(address))},
    inline,
    ...(picture && {picture}),
    indexEntry: indexEntryOf(page, words),
  }
}

/**
 * Returns a page's entry in the search index, under the page's short title; `words` come from
 * `readableContent`.
 */
export function indexEntryOf({address, frontmatter}: LoadedPage, words: Root): IndexedPage {
  const {title, short = title, words: searchWords} = frontmatter
  return indexPage(words, {address, name: short, searchWords})
}

/** Returns the name of a page's HTML file: `about.html` for `/about`. */
export function documentFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
