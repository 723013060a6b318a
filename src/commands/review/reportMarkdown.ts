import {groupBy, joinList} from '../../site/index.ts'
import {lineOf} from './compareLines.ts'
import type {Comparison, UnmatchedPage} from './compareStates.ts'
import type {LocatedChange, Occurrence, RecordChange} from './explainChanges.ts'
import {escapeInline, formatChanges, formatLine, formatTextDiff} from './formatChange.ts'

/**
 * Returns the address of a page with its changes marked, at the change with a number; `undefined` if there is
 * none.
 */
type LinkTo = (page: string, number?: number) => string | undefined

interface Surroundings {
  /** What was compared. */
  compared: string
  /** The sentences of the commits that made the changes, oldest first. */
  sentences?: string[]
  notes?: string[]
  /** HTML of screenshots, by page address. */
  figures?: Map<string, string>
  linkTo?: LinkTo
}

/** Writes the report as Markdown, also for pull requests. */
export function reportMarkdown(
  comparison: Comparison,
  {compared, sentences = [], notes = [], figures = new Map(), linkTo = () => undefined}: Surroundings,
): string {
  const {recordChanges, changes, added, removed, renamed, redirects, search, changesByPage, total} =
    comparison
  const pageChanges = changes.filter(({region}) => region === 'page')
  const isShared = ({pages}: LocatedChange) => pages.length > 1
  const byPage = groupBy(
    pageChanges.filter((change) => !isShared(change)),
    ({pages}) => pages,
  )
  const formatWithPages = (change: LocatedChange) => {
    const words = formatChanges(change.changes, ` (on ${linkedPages(change, total, linkTo)})`)
    return [sectionNames(change), words].filter(Boolean).join(': ')
  }
  const above: ReportSection[] = [
    ['Facts and records', recordChanges.map((record) => formatRecordChange(record, total, linkTo))],
    ['Header and footer', changes.filter(({region}) => region !== 'page').map(formatWithPages)],
    ['On several pages', pageChanges.filter(isShared).map(formatWithPages)],
  ]
  const renameLines = renamed.map(
    ({from, to, leadsTo}) => `${from} is now ${to}; the old address leads to ${leadsTo ?? notFoundText}`,
  )
  const redirectLines = redirects.map(
    (old) => `${old.name} led to ${old.before ?? notFoundText}, now leads to ${old.after ?? notFoundText}`,
  )
  const searchLines = search.map(
    ({name, before, after}) => `${escapeInline(name)} is found by: ${formatTextDiff(before, after)}`,
  )
  const below: ReportSection[] = [
    ['Pages added', added.map(formatWholePage)],
    ['Pages removed', removed.filter(({isDraft}) => !isDraft).map(formatWholePage)],
    ['Pages that are drafts now', removed.filter(({isDraft}) => isDraft).map(formatWholePage)],
    ['Pages with a new address', renameLines],
    ['Old addresses that lead elsewhere', redirectLines],
    ['Search', searchLines],
  ]
  const counts = [...above, ...below].flatMap(([heading, {length}]) =>
    length > 0 ? `; ${heading.toLowerCase()}: ${length}` : [],
  )
  const pages = changesByPage.size > 0 ? `${changesByPage.size} of ${total} pages read` : 'No page reads'
  const isSame = changesByPage.size === 0 && counts.length === 0
  const legend = ' ~~Struck through~~ was removed, **bold** was added.'
  const parts = [
    isSame ? '# Nothing reads differently' : `# ${pages} differently${counts.join('')}`,
    sentences.map((sentence) => `- ${escapeInline(sentence)}`).join('\n'),
    audienceOf(comparison),
    `${escapeInline(compared)}.${isSame ? '' : legend}`,
    ...notes.map((note) => `> ${escapeInline(note)}`),
    ...above.map(formatSection),
    ...[...changesByPage.keys()].flatMap((page) => {
      const parts = [...formatPageChanges(byPage.get(page) ?? [], linkTo), figures.get(page) ?? ''].filter(
        Boolean,
      )
      return parts.length > 0 ? [`## ${withLink(escapeInline(page), linkTo(page))}`, ...parts] : []
    }),
    ...below.map(formatSection),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * Says for whom the changes are: a page's description is for a search, names of pictures are for screen
 * readers.
 */
function audienceOf({changesByPage, added, search}: Comparison): string {
  const kinds = new Set([...changesByPage.values()].flat().map((change) => lineOf(change).kind))
  const has = (pattern: RegExp) => added.length > 0 || [...kinds].some((kind) => pattern.test(kind))
  const readers = [
    has(/^(?!title|description|name|picture)/) ? 'visitors' : [],
    has(/^(?:title|description)$/) ? 'people who search the web' : [],
    search.length > 0 ? 'people who search the site' : [],
    has(/^(?:name|picture)/) ? 'people who use a screen reader' : [],
  ].flat()
  return readers.length > 0 ? `For ${joinList(readers, 'and')}.` : ''
}

const notFoundText = '“page not found”'
type ReportSection = [heading: string, items: string[]]

function formatSection([heading, items]: ReportSection): string {
  return items.length > 0 ? `## ${heading}\n\n${bullets(items)}` : ''
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/**
 * Writes the changed values of a record, the pages that show them, and changed text that differs from the
 * values.
 */
function formatRecordChange(
  {record, fields, changes, pages}: RecordChange,
  total: number,
  linkTo: LinkTo,
): string {
  const values = fields.map(({field, before, after}) => {
    const happened = (before === undefined && 'added') || (after === undefined && 'removed')
    return {
      name: [escapeInline(field), happened].filter(Boolean).join(', '),
      text: formatTextDiff(before, after),
    }
  })
  const places = changes.map((each) => {
    const where = [`on ${linkedPages(each, total, linkTo)}`, sectionNames(each)].filter(Boolean).join(', ')
    const words = formatChanges(each.changes)
    return values.some(({text}) => text === words) ? where : `${where}: ${words.replaceAll('\n', '\n  ')}`
  })
  if (pages.length > 0)
    places.push(`on ${pageNames(pages.map(escapeInline), total)}, in other words or after a press`)
  if (places.length === 0) places.push('on no page as it opens')
  const lines = values.map(({name, text}) => `${name}: ${text}`)
  const title = `\`${record}\``
  return [
    ...(lines.length === 1 ? [[title, lines[0]].join(values[0]?.name ? ', ' : '')] : [title, ...lines]),
    ...places,
  ].join('\n  - ')
}

/** Writes the changes of a page, below the headings of their sections. */
function formatPageChanges(all: LocatedChange[], linkTo: LinkTo): string[] {
  const item = ({changes, occurrences}: LocatedChange) => {
    const links = occurrences.map((each) => changeLink(each, linkTo)).filter((link) => link.startsWith('['))
    return formatChanges(changes, links.map((link) => ` (${link})`).join(''))
  }
  const places = groupBy(all, (located) => [sectionNames(located)])
  return [...places].flatMap(([place, own]) => [place && `### ${place}`, bullets(own.map(item))])
}

/** Names the first two sections of a change; '' if it is above all headings. */
function sectionNames({region, occurrences}: LocatedChange): string {
  const sections = [...new Set(occurrences.map(({section}) => section))].filter(Boolean)
  const names = sections.slice(0, 2).map(escapeInline).join(', ')
  const more = sections.length > 2 ? ` and ${sections.length - 2} more` : ''
  return [region === 'page' ? '' : region, names + more].filter(Boolean).join(', ')
}

function withLink(words: string, address: string | undefined): string {
  return address ? `[${words}](${address})` : words
}

/** Lists the pages of a change, each with a link to its mark. */
function linkedPages(located: LocatedChange, total: number, linkTo: LinkTo): string {
  const byPage = groupBy(located.occurrences, ({page}) => [page])
  const links = [...byPage.values()].flatMap(([first]) => (first ? changeLink(first, linkTo) : []))
  return pageNames(links, total)
}

/** Returns the name of a page, with a link to the change on it if there is one. */
function changeLink({page, changes: [change]}: Occurrence, linkTo: LinkTo): string {
  const address = linkTo(page, change?.number)
  return withLink(escapeInline(page) + (address ? `, change ${change?.number}` : ''), address)
}

/** The maximum number of pages that are named where a change is on more. */
const named = 12

function pageNames(pages: string[], total: number): string {
  if (pages.length === total && total > 3 && !pages[0]?.startsWith('[')) return `all ${total} pages`
  const more = pages.length > named ? ` and ${pages.length - named} more` : ''
  return pages.slice(0, named).join(', ') + more
}

/** Writes the address and the whole text of an added or removed page, because all of it is to be reviewed. */
function formatWholePage({address, lines, leadsTo}: UnmatchedPage): string {
  const leads = leadsTo ? `, which leads to ${leadsTo}` : ''
  return [address + leads, ...lines.map((line) => formatLine(line))].join('\n  - ')
}
