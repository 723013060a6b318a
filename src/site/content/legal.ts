import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import {isDraft} from '../drafts.ts'
import type {Page} from '../page/parsePage.ts'
import type {SiteFiles} from '../siteFiles.ts'
import {stringsUnderKey} from './contentFile.ts'

/**
 * The file that stores the date of the legal pages' last change, and a hash of the text that they had then.
 */
export const legalFile = 'legal.yaml'

/** The month of the legal pages' last change (`2024-12`), and a hash of their text. */
interface LegalVersion {
  updated: string
  words: string
}

/** The component that marks a page as a legal page. */
export const lastUpdatedComponent = 'LastUpdated'

/** Returns the published pages that show the date of their last change: only legal pages do. */
function legalPages(site: SiteFiles): SiteFiles['pages'] {
  return site.pages.filter(
    (page) => !isDraft(page) && page.outline.tags.some(({name}) => name === lastUpdatedComponent),
  )
}

/** Returns the current date and text hash of the legal pages; `undefined` if there are no legal pages. */
function currentLegalVersion(site: SiteFiles): LegalVersion | undefined {
  const pages = legalPages(site)
  const [updated] = textsUnderIn(site, 'site.yaml', 'updated')
  if (pages.length === 0 || !updated) return undefined
  const words = pages.map(comparableText).sort().join('\n')
  return {updated: updated.value, words: bytesToHex(sha256(utf8ToBytes(words))).slice(0, 16)}
}

/** The address of an internal link, in Markdown or in a tag's attribute. */
const internalAddress = /(?<=\]\(|="|^\[[^\]\n]+\]: )(?:#|\/(?!\/))[^\s")]*(?=[)"]| "|$)/gm

/**
 * Returns a page's words and numbers, without line breaks, internal addresses and imports, which may change
 * freely.
 */
function comparableText({text, frontmatter}: Page): string {
  const body = text
    .slice(frontmatter.end)
    .replace(/^import .*$/gm, '')
    .replace(internalAddress, '')
  return (body.match(/[\p{L}\p{N}\p{Sc}%]+/gu) ?? []).join(' ')
}

/**
 * Whether text and date of the legal pages differ from those in `legal.yaml`; `undefined` without legal
 * pages.
 */
export function legalChanges(
  site: SiteFiles,
): {now: LegalVersion; words: boolean; updated: boolean} | undefined {
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
