import {createHash} from 'node:crypto'
import {isDraft} from '../drafts.ts'
import type {Page} from '../page/parsePage.ts'
import type {SiteFiles} from '../readSite.ts'
import {stringsUnderKey} from './contentFile.ts'

/** The file that stores a hash of the legal pages' text as of their last date. */
export const legalFile = 'legal.yaml'

/** The month of the legal pages' last change (`2024-12`), and a hash of their text. */
interface LegalVersion {
  updated: string
  words: string
}

/** The component that marks a page as a legal page. */
export const lastUpdatedComponent = 'LastUpdated'

/** Returns the legal pages, which are those that show their date. */
function legalPages(site: SiteFiles): SiteFiles['pages'] {
  return site.pages.filter(
    (page) => !isDraft(page) && page.outline.tags.some(({name}) => name === lastUpdatedComponent),
  )
}

/** Date and hash of the legal pages now; `undefined` if there are none. */
export function currentLegalVersion(site: SiteFiles): LegalVersion | undefined {
  const pages = legalPages(site)
  const [updated] = textsUnderIn(site, 'site.yaml', 'updated')
  if (pages.length === 0 || !updated) return undefined
  const words = pages.map(comparableText).sort().join('\n')
  return {updated: updated.value, words: createHash('sha256').update(words).digest('hex').slice(0, 16)}
}

/** The address of an internal link, in Markdown or in a tag's attribute. */
const internalAddress = /(?<=\]\(|="|^\[[^\]\n]+\]: )(?:#|\/(?!\/))[^\s")]*(?=[)"]| "|$)/gm

/** The words and numbers of a page; changes of internal addresses, line breaks and punctuation do not count. */
function comparableText({text, frontmatter}: Page): string {
  const body = text
    .slice(frontmatter.end)
    .replace(/^import .*$/gm, '')
    .replace(internalAddress, '')
  return (body.match(/[\p{L}\p{N}\p{Sc}%]+/gu) ?? []).join(' ')
}

/** Whether the text or the date changed since the file was written; `undefined` if there are no legal pages. */
export function legalChanges(site: SiteFiles): {now: LegalVersion; words: boolean; updated: boolean} | undefined {
  const now = currentLegalVersion(site)
  if (!now) return undefined
  const differs = (field: keyof LegalVersion) => textsUnderIn(site, legalFile, field)[0]?.value !== now[field]
  return {now, words: differs('words'), updated: differs('updated')}
}

export function formatLegalFile({updated, words}: LegalVersion): string {
  return `# The text of the legal pages when \`updated\` in site.yaml was last set, so that it can't change without its date.
# Written by npm run fix, and by npm run fix -- --legal if only one of the two changed. Don't edit it by hand.

updated: "${updated}"
words: "${words}"
`
}

function textsUnderIn(site: SiteFiles, name: string, key: string) {
  const file = site.content.get(name)
  return file ? stringsUnderKey(file, key) : []
}
