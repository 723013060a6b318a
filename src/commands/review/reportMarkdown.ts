import {type Comparison, changedPages, type UnmatchedPage} from './compareStates.ts'
import type {LocatedChange, RecordChange} from './explainChanges.ts'
import {escapeInline, formatChange, formatLine, formatTextDiff} from './formatChange.ts'

/** Writes the report as Markdown, also for pull requests. `figures`: HTML of screenshots, by page address. */
export function reportMarkdown(
  {recordChanges, changes, added, removed, renamed, redirects, different, same}: Comparison,
  compared: string,
  notes: string[],
  figures = new Map<string, string>(),
): string {
  const total = different.length + same
  const own = changes.filter(({region}) => region === 'page')
  const alone = own.filter((located) => changedPages(located).length === 1)
  const placed = (located: LocatedChange) => {
    const change = formatChange(located.change, ` (on ${pageNames(changedPages(located), total)})`)
    return [sectionNames(located), change].filter(Boolean).join(': ')
  }
  const above: ReportSection[] = [
    ['Facts and records', recordChanges.map((record) => formatRecordChange(record, total))],
    ['Header and footer', changes.filter(({region}) => region !== 'page').map(placed)],
    ['On several pages', own.filter((located) => changedPages(located).length > 1).map(placed)],
  ]
  const moved = renamed.map(
    ({from, to, leadsTo}) => `${from} is now ${to}; the old address leads to ${leadsTo ?? notFoundText}`,
  )
  const led = redirects.map(
    (old) => `${old.address} led to ${old.before ?? notFoundText}, now leads to ${old.after ?? notFoundText}`,
  )
  const below: ReportSection[] = [
    ['Pages added', added.map(formatWholePage)],
    ['Pages removed', removed.filter(({isDraft}) => !isDraft).map(formatWholePage)],
    ['Pages that are drafts now', removed.filter(({isDraft}) => isDraft).map(formatWholePage)],
    ['Pages with a new address', moved],
    ['Old addresses that lead elsewhere', led],
  ]
  const counts = [...above, ...below].flatMap(([heading, {length}]) =>
    length > 0 ? `; ${heading.toLowerCase()}: ${length}` : [],
  )
  const parts = [
    `# ${different.length} of ${total} pages read differently${counts.join('')}`,
    `${escapeInline(compared)}. ~~Struck through~~ was removed, **bold** was added.`,
    ...notes.map((note) => `> ${escapeInline(note)}`),
    ...above.map(formatSection),
    ...different.flatMap((page) => {
      const sections = formatPageChanges(alone.filter((located) => changedPages(located)[0] === page))
      const pictures = figures.get(page) ?? ''
      return sections.length > 0 || pictures ? [`## ${escapeInline(page)}`, ...sections, pictures] : []
    }),
    ...below.map(formatSection),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const notFoundText = '“page not found”'
type ReportSection = [heading: string, items: string[]]

function formatSection([heading, items]: ReportSection): string {
  return items.length > 0 ? `## ${heading}\n\n${bullets(items)}` : ''
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Writes the changed values of a record, the pages that show them, and changed text that differs from the values. */
function formatRecordChange({record, fields, changes, pages}: RecordChange, total: number): string {
  const values = fields.map(({field, before, after}) => {
    const happened = (before === undefined && 'added') || (after === undefined && 'removed')
    return {name: [escapeInline(field), happened].filter(Boolean).join(', '), text: formatTextDiff(before, after)}
  })
  const places = changes.map((each) => {
    const where = [`on ${pageNames(changedPages(each), total)}`, sectionNames(each)].filter(Boolean).join(', ')
    const words = formatChange(each.change)
    return values.some(({text}) => text === words) ? where : `${where}: ${words.replaceAll('\n', '\n  ')}`
  })
  if (pages.length > 0) places.push(`on ${pageNames(pages, total)}, in other words or after a press`)
  if (places.length === 0) places.push('on no page as it opens')
  const lines = values.map(({name, text}) => `${name}: ${text}`)
  const title = `\`${record}\``
  return [
    ...(lines.length === 1 ? [[title, lines[0]].join(values[0]?.name ? ', ' : '')] : [title, ...lines]),
    ...places,
  ].join('\n  - ')
}

/** Writes the changes of a page, below the headings of their sections. */
function formatPageChanges(all: LocatedChange[]): string[] {
  const parts: {place: string; items: string[]}[] = []
  for (const located of all) {
    const place = sectionNames(located)
    if (parts.at(-1)?.place !== place) parts.push({place, items: []})
    parts.at(-1)?.items.push(formatChange(located.change))
  }
  return parts.flatMap(({place, items}) => [place && `### ${place}`, bullets(items)])
}

/** Names the first two sections of a change; '' if it is above all headings. */
function sectionNames({region, occurrences}: LocatedChange): string {
  const sections = [...new Set(occurrences.map(({section}) => section))].filter(Boolean)
  const names = sections.slice(0, 2).map(escapeInline).join(', ')
  const more = sections.length > 2 ? ` and ${sections.length - 2} more` : ''
  return [region === 'page' ? '' : region, names + more].filter(Boolean).join(', ')
}

/** Lists the names of at most `named` pages, and how many more there are. */
function pageNames(pages: string[], total: number, named = 12): string {
  if (pages.length === total && total > 3) return `all ${total} pages`
  const more = pages.length > named ? ` and ${pages.length - named} more` : ''
  return pages.slice(0, named).map(escapeInline).join(', ') + more
}

/** Writes the address and the whole text of an added or removed page, because all of it is to be reviewed. */
function formatWholePage({address, lines, leadsTo}: UnmatchedPage): string {
  const leads = leadsTo ? `, which leads to ${leadsTo}` : ''
  return [address + leads, ...lines.map((line) => formatLine(line))].join('\n  - ')
}
