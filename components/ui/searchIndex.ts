import MiniSearch from 'minisearch'
import {withBase} from './Link.tsx'

/** A part of a page as `search.json` has it (`src/vite/searchIndex.ts`): the id of its place, its heading, and the other words in it. */
type Part = [place: string, heading: string, words: string]

/** A page there: its address, its name, and its parts. */
export type SearchedPage = [address: string, name: string, parts: Part[]]

/** A part of a page that was found. */
export interface Found {
  id: number
  /** Where it is, `/programs#upcoming-cohorts`. */
  to: string
  page: string
  heading: string
}

/** Chinese, Japanese and Thai put no spaces between words, so each of their letters is one. */
const oneWord =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/** Finds parts of pages by words that are typed, whole or begun, with a slip of the hand or two. */
export async function readSearchIndex(): Promise<(words: string) => Found[]> {
  const answer = await fetch(withBase('/search.json'))
  if (!answer.ok) throw new Error(`The index of the search answers ${answer.status}.`)
  const pages: SearchedPage[] = await answer.json()
  const index = new MiniSearch<Found & {words: string}>({
    fields: ['heading', 'page', 'words'],
    tokenize: (text) => text.match(oneWord) ?? [],
    storeFields: ['to', 'page', 'heading'],
    searchOptions: {
      boost: {heading: 4, page: 2},
      prefix: true,
      // A slip for each four letters.
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
    },
  })
  const parts = pages.flatMap(([address, page, parts]) =>
    parts.map(([place, heading, words]) => ({to: place ? `${address}#${place}` : address, page, heading, words})),
  )
  index.addAll(parts.map((part, id) => ({id, ...part})))
  return (words) => {
    // All of the words stand nearer to what is meant than any of them.
    const all = index.search(words, {combineWith: 'AND'})
    const found = all.length > 0 ? all : index.search(words)
    return found.map(({id, to, page, heading}) => ({id, to, page, heading}))
  }
}
