import {createHash} from 'node:crypto'
import {isDraft} from '../drafts.ts'
import type {Page} from '../page/page.ts'
import type {SiteFiles} from '../readSite.ts'
import {textsUnder} from './contentFile.ts'

/** The file that keeps what the legal pages said when their date was set. */
export const legalFile = 'legal.yaml'

/** The date of the legal pages, `2024-12`, and what tells their words from others. */
interface Legal {
  updated: string
  words: string
}

/** The component that makes a page a legal one. */
export const dateTag = 'LastUpdated'

/** The legal pages: those that show when they were last changed. */
function legalPages(site: SiteFiles): SiteFiles['pages'] {
  return site.pages.filter((page) => !isDraft(page) && page.outline.tags.some(({name}) => name === dateTag))
}

/** The legal pages as they are now. None where no page is one. */
export function legalNow(site: SiteFiles): Legal | undefined {
  const pages = legalPages(site)
  const [updated] = textsUnderIn(site, 'site.yaml', 'updated')
  if (pages.length === 0 || !updated) return undefined
  const words = pages.map(wordsOf).sort().join('\n')
  return {updated: updated.value, words: createHash('sha256').update(words).digest('hex').slice(0, 16)}
}

/** An address of ours, behind the words of a link or in a tag. */
const ownAddress = /(?<=\]\(|="|^\[[^\]\n]+\]: )(?:#|\/(?!\/))[^\s")]*(?=[)"]| "|$)/gm

/** The words and figures of a page, wherever its file is and its links to us lead. A sentence that moves to a line of its own is the same sentence, and so is one with another comma. */
function wordsOf({text, frontmatter}: Page): string {
  const said = text
    .slice(frontmatter.end)
    .replace(/^import .*$/gm, '')
    .replace(ownAddress, '')
  return (said.match(/[\p{L}\p{N}\p{Sc}%]+/gu) ?? []).join(' ')
}

/** What of the two has changed since they were written down together; nothing where there is nothing to compare. */
export function legalChanges(site: SiteFiles): {now: Legal; words: boolean; updated: boolean} | undefined {
  const now = legalNow(site)
  if (!now) return undefined
  const differs = (field: keyof Legal) => textsUnderIn(site, legalFile, field)[0]?.value !== now[field]
  return {now, words: differs('words'), updated: differs('updated')}
}

/** The text of the file that keeps both. */
export function writeLegal({updated, words}: Legal): string {
  return `# What the legal pages said when \`updated\` of site.yaml was set: so their words can't change without their date.
# npm run fix writes this, and npm run fix -- --legal where only one of the two changed. There is nothing to change by hand.

updated: "${updated}"
words: "${words}"
`
}

function textsUnderIn(site: SiteFiles, name: string, key: string) {
  const file = site.content.get(name)
  return file ? textsUnder(file, key) : []
}
