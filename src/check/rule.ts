import type {Finding} from './finding.ts'
import type {Page} from './page/parsePage.ts'
import type {Site} from './readSite.ts'

export type {Finding} from './finding.ts'

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
