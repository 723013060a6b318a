import type {Root} from 'hast'
import type {SearchedPage} from '../../components/ui/searchIndex.ts'
import type {Inline} from './contentSecurityPolicy.ts'
import {type DocumentFiles, writeDocument} from './document.ts'
import {markdownAddress} from './markdownAddress.ts'
import {markdownCopy} from './markdownCopy.ts'
import {type Page, wholeAddress} from './pages.ts'
import {renderPage} from './renderPage.tsx'
import {searchedPage} from './searchIndex.ts'
import {drawnPage, type Measure, shareAddress, shareImage} from './shareImage.ts'
import {readWords} from './tree.ts'

/** All output files of a page. */
export interface PageFiles {
  /** Its document and its Markdown copy, by file name. */
  texts: Record<string, string>
  /** Hashes of its inline code, for its policy. */
  inline: Inline
  /** Its Open Graph picture as SVG; missing if it uses another page’s. */
  picture?: {file: string; svg: string}
  /** Its entry in the search index; missing for the 404 page. */
  searched?: SearchedPage
}

/** Renders a page and makes its files. Rethrows errors of the page, which must fail the build. */
export async function pageFiles(page: Page, files: DocumentFiles, measure: Measure): Promise<PageFiles> {
  const {path, address, frontmatter} = page
  const rendered = await renderPage(page)
  const picture = drawnPage(path) === path && {
    file: shareAddress(path).slice(1),
    svg: shareImage(frontmatter.title, rendered.drawing, measure),
  }
  const words = readWords(rendered.body)
  const {html, inline} = await writeDocument(rendered, files)
  const document = {[documentOf(address)]: html}
  if (path === '*') return {texts: document, inline}
  return {
    texts: {...document, [markdownAddress(address).slice(1)]: markdownCopy(words, wholeAddress(address))},
    inline,
    ...(picture && {picture}),
    searched: searchedIn(page, words),
  }
}

/** Returns a page's entry in the search index, under its short title; `words` come from `readWords`. */
export function searchedIn({address, frontmatter: {title, short = title}}: Page, words: Root): SearchedPage {
  return searchedPage(words, address, short)
}

/** File name of a page's document: `about.html` for `/about`. */
export function documentOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
