/** The event with which a page in the dev server requests the content check’s advice. */
export const adviceRequestEvent = 'site:advice-asked'
/** The event with which the server sends advice: in response to a request, and after each file change. */
export const adviceEvent = 'site:advice'

/** A piece of the content check’s advice, as pages show it in the dev server. */
export interface AdviceMessage {
  /** The file and line, `pages/about.mdx, line 12`; in the editor, the name of the page or kind of record. */
  place: string
  /** The sentences: what to look at, then what to write. */
  sentences: string[]
  /** The page that the advice is about; absent if it is about a record: it is then shown on every page. */
  address?: string
}
