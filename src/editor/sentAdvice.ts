/** The names under which a page of dev asks for advice, and under which it comes, then and after each change. */
export const adviceAsked = 'site:advice-asked'
export const adviceSent = 'site:advice'

/** A piece of advice as a page of dev shows it. */
export interface SentAdvice {
  /** `pages/about.mdx, line 12` */
  place: string
  /** What is worth a look, and what to write. */
  words: string[]
  /** The page that it is on; what is about records stands on every page. */
  address?: string
}
