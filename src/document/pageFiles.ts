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

/** All that is made of a page. */
export interface PageFiles {
  /** The texts of its files, by name: its document, and its words as Markdown. */
  texts: Record<string, string>
  /** What its policy allows of it. */
  inline: Inline
  /** The picture that is shown beside links to it, as an SVG drawing; none of a page that shows another’s. */
  picture?: {file: string; svg: string}
  /** What is searched of it; nothing of the fallback page. */
  searched?: SearchedPage
}

/** Renders a page and makes its files. Throws what the page throws: a build must stop on it. */
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

/** What is searched of a page, by the name that lists call it by. `words`: as `readWords` gives them. */
export function searchedIn({address, frontmatter: {title, short = title}}: Page, words: Root): SearchedPage {
  return searchedPage(words, address, short)
}

/** `/about` is `about.html`, where hosts look for it. */
export function documentOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
