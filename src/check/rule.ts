import type {Page} from './page/parsePage.ts'
import type {Site} from './readSite.ts'

/** What a rule found: the place as an offset into the page's text, what is wrong, and what to do. */
export interface Finding {
  at: number
  message: string
  help?: string
  /** Advice that stops nothing. */
  warning?: boolean
}

/** One thing that is checked about each page. */
export interface Rule {
  name: string
  check(page: Page, site: Site): Finding[]
}

/** Where a part of a page starts. */
export function startOf(node: {position?: {start: {offset?: number | undefined}} | undefined}): number {
  return node.position?.start.offset ?? 0
}

/** `a, b or c`. */
export function listed(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
