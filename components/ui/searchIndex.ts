import MiniSearch from 'minisearch'
import {withBase} from './Link.tsx'

/** A part of a page as `search.json` has it (`src/document/searchIndex.ts`): the id of its place, its heading, and the other words in it. */
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

/** Finds parts of pages that hold all of the words that are typed, whole or begun; a long one may have a slip of the hand. */
export async function readSearchIndex(): Promise<(words: string) => Found[]> {
  const answer = await fetch(withBase('/search.json'))
  if (!answer.ok) throw new Error(`The index of the search answers ${answer.status}.`)
  const pages: SearchedPage[] = await answer.json()
  const tokenize = (text: string) => text.match(oneWord) ?? []
  const parts = pages.flatMap(([address, page, parts]) =>
    parts.map(([place, heading, words]) => ({to: place ? `${address}#${place}` : address, page, heading, words})),
  )
  const index = new MiniSearch<Found & {words: string}>({
    fields: ['heading', 'page', 'words'],
    tokenize,
    storeFields: ['to', 'page', 'heading'],
    searchOptions: {
      boost: {heading: 4, page: 2},
      combineWith: 'AND',
      prefix: true,
      // Four letters with a slip are another word; two that changed places count as two slips.
      fuzzy: (word) => word.length > 4 && (word.length > 6 ? 2 : 1),
    },
  })
  index.addAll(parts.map((part, id) => ({id, ...part})))
  const known = new Set(parts.flatMap((part) => tokenize(`${part.heading} ${part.words}`.toLowerCase())))
  return (words) => {
    const typed = tokenize(words)
    // The index leaves out the short words that say nothing (`src/document/searchIndex.ts`): “help to buy” is “help buy”.
    const telling = typed.filter((word) => word.length > 2 || known.has(word.toLowerCase()))
    const found = index.search((telling.length > 0 ? telling : typed).join(' '))
    return found.map(({id, to, page, heading}) => ({id, to, page, heading}))
  }
}
