import {createHash} from 'node:crypto'
import {isDraft} from '../drafts.ts'
import type {Finding} from '../finding.ts'
import type {Page} from '../page/parsePage.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {today} from '../today.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

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

/** A date that is later than the one of the site: only `npm run fix` writes this file, and it takes that. */
function changedByHand(file: ContentFile | undefined, site: SiteFiles): Finding | undefined {
  const [kept] = file ? textsUnder(file, 'updated') : []
  const [updated] = textsUnderIn(site, 'site.yaml', 'updated')
  if (!kept || !updated || kept.value <= updated.value) return undefined
  return {
    at: kept.offset,
    message: 'This file is written by npm run fix. The date of the legal pages stands in content/site.yaml.',
    write: `updated: "${updated.value}"`,
    warning: true,
    rule: 'legal',
  }
}

/** Legal words that changed without their date, or a date without them. */
export function legalFindings(file: ContentFile, site: SiteFiles): Finding[] {
  const byHand = file.name === legalFile ? changedByHand(file, site) : undefined
  if (byHand) return [byHand]
  const changes =
    file.name === 'site.yaml' && !changedByHand(site.content.get(legalFile), site) ? legalChanges(site) : undefined
  // What the file has lost is told there.
  const isWhole = textsUnderIn(site, legalFile, 'words').length > 0
  if (!isWhole || !changes || (!changes.words && !changes.updated)) return []
  const [updated] = textsUnder(file, 'updated')
  const isThisMonth = updated?.value === today().slice(0, 7)
  return [{at: updated?.offset ?? 0, ...explainChange(changes, isThisMonth), warning: true, rule: 'legalDate'}]
}

/** What to do about new words without a new date, about a new date without new words, or about both. */
function explainChange(changed: {words: boolean; updated: boolean}, isThisMonth: boolean): Omit<Finding, 'at'> {
  if (changed.words && changed.updated)
    return {message: 'The legal pages have new words and a new date.', help: 'Keep both: npm run fix'}
  if (changed.updated)
    return {
      message: 'The date of the legal pages has changed, and no word of them.',
      help: 'Write the old date again. If the new one is right: npm run fix -- --legal',
    }
  if (isThisMonth)
    return {
      message: 'The words of the legal pages have changed again, in the month that they show.',
      help: 'Run: npm run fix -- --legal',
    }
  return {
    message: 'The words of the legal pages have changed, and their date has not.',
    write: `updated: "${today().slice(0, 7)}"`,
    help: 'Then run: npm run fix. If the date is right as it is: npm run fix -- --legal',
  }
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

/** Whether a legal page has something else to mend: its words may be as they were once that is done, or others again. */
export function waitsForWords(site: SiteFiles, found: Problem[]): boolean {
  return legalPages(site).some((page) => found.some(({file}) => file === page.file))
}
