import MiniSearch from 'minisearch'
import {withBase} from './Link.tsx'

/** A section of a page in `search.json` (`src/document/searchIndex.ts`): its anchor, its heading and its other words. */
type IndexedSection = [anchor: string, heading: string, words: string]

/** A page in `search.json`: its address, its name and its sections. */
export type IndexedPage = [address: string, name: string, parts: IndexedSection[]]

/** A search result, which is a section of a page. */
export interface SearchResult {
  id: number
  /** The address of the section: `/programs#upcoming-cohorts`. */
  to: string
  page: string
  heading: string
}

/** Matches one word. A Chinese, Japanese or Thai character counts as a word, because these scripts have no spaces. */
const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/** Loads the index. Returns a function that finds sections with all typed words or longer ones, despite some typos. */
export async function readSearchIndex(): Promise<(words: string) => SearchResult[]> {
  const response = await fetch(withBase('/search.json'))
  if (!response.ok) throw new Error(`The index of the search answers ${response.status}.`)
  const pages: IndexedPage[] = await response.json()
  const tokenize = (text: string) => text.match(wordPattern) ?? []
  const parts = pages.flatMap(([address, page, parts]) =>
    parts.map(([anchor, heading, words]) => ({to: anchor ? `${address}#${anchor}` : address, page, heading, words})),
  )
  const index = new MiniSearch<SearchResult & {words: string}>({
    fields: ['heading', 'page', 'words'],
    tokenize,
    storeFields: ['to', 'page', 'heading'],
    searchOptions: {
      boost: {heading: 4, page: 2},
      combineWith: 'AND',
      prefix: true,
      // Allows one typo in words from 5 letters, and two from 7, because shorter words would match too many others.
      fuzzy: (word) => word.length > 4 && (word.length > 6 ? 2 : 1),
    },
  })
  index.addAll(parts.map((part, id) => ({id, ...part})))
  const indexed = new Set(parts.flatMap((part) => tokenize(`${part.heading} ${part.words}`.toLowerCase())))
  return (words) => {
    const typed = tokenize(words)
    // The index has no one- or two-letter filler words (`src/document/searchIndex.ts`): “help to buy” becomes “help buy”.
    const wanted = typed.filter((word) => word.length > 2 || indexed.has(word.toLowerCase()))
    const found = index.search((wanted.length > 0 ? wanted : typed).join(' '))
    return found.map(({id, to, page, heading}) => ({id, to, page, heading}))
  }
}
