import {type Comparison, pagesOf, type WholePage} from './compareStates.ts'
import type {Fact, Told} from './explain.ts'
import {quote, sayChange, sayLine, sayWords} from './sayChange.ts'

/** Writes the report as Markdown, also for pull requests. `figures`: HTML to show below the text of each page. */
export function reportMarkdown(
  {facts, changes, added, removed, renamed, redirects, different, same}: Comparison,
  compared: string,
  notes: string[],
  figures = new Map<string, string>(),
): string {
  const total = different.length + same
  const own = changes.filter(({region}) => region === 'page')
  const alone = own.filter((told) => pagesOf(told).length === 1)
  const placed = (told: Told) => {
    const change = sayChange(told.change, ` (on ${sayPages(pagesOf(told), total)})`)
    return [sayPlace(told), change].filter(Boolean).join(': ')
  }
  const above: List[] = [
    ['Facts and records', facts.map((fact) => sayFact(fact, total))],
    ['Header and footer', changes.filter(({region}) => region !== 'page').map(placed)],
    ['On several pages', own.filter((told) => pagesOf(told).length > 1).map(placed)],
  ]
  const moved = renamed.map(
    ({from, to, leadsTo}) => `${from} is now ${to}; the old address leads to ${leadsTo ?? nowhere}`,
  )
  const led = redirects.map(
    (old) => `${old.address} led to ${old.before ?? nowhere}, now leads to ${old.after ?? nowhere}`,
  )
  const below: List[] = [
    ['Pages added', added.map(sayWhole)],
    ['Pages removed', removed.filter(({isDraft}) => !isDraft).map(sayWhole)],
    ['Pages that are drafts now', removed.filter(({isDraft}) => isDraft).map(sayWhole)],
    ['Pages with a new address', moved],
    ['Old addresses that lead elsewhere', led],
  ]
  const counts = [...above, ...below].flatMap(([heading, {length}]) =>
    length > 0 ? `; ${heading.toLowerCase()}: ${length}` : [],
  )
  const parts = [
    `# ${different.length} of ${total} pages read differently${counts.join('')}`,
    `${quote(compared)}. ~~Struck through~~ was removed, **bold** was added.`,
    ...notes.map((note) => `> ${quote(note)}`),
    ...above.map(sayList),
    ...different.flatMap((page) => {
      const sections = saySections(alone.filter((told) => pagesOf(told)[0] === page))
      const pictures = figures.get(page) ?? ''
      return sections.length > 0 || pictures ? [`## ${quote(page)}`, ...sections, pictures] : []
    }),
    ...below.map(sayList),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const nowhere = '“page not found”'
type List = [heading: string, items: string[]]

function sayList([heading, items]: List): string {
  return items.length > 0 ? `## ${heading}\n\n${bullets(items)}` : ''
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Writes a changed value and where it appears; repeats the text there only if it differs. */
function sayFact({record, field, before, after, told, pages}: Fact, total: number): string {
  const value = sayWords(before, after)
  const places = told.map((each) => {
    const where = [`on ${sayPages(pagesOf(each), total)}`, sayPlace(each)].filter(Boolean).join(', ')
    const words = sayChange(each.change)
    return words.endsWith(value) ? where : `${where}: ${words.replaceAll('\n', '\n  ')}`
  })
  if (pages.length > 0) places.push(`on ${sayPages(pages, total)}, in other words or after a press`)
  if (places.length === 0) places.push('on no page as it opens')
  const happened = (before === undefined && ', added') || (after === undefined && ', removed') || ''
  return [`\`${record}\`${field && `, ${quote(field)}`}${happened}: ${value}`, ...places].join('\n  - ')
}

/** Writes the changes of a page, below the headings of their sections. */
function saySections(all: Told[]): string[] {
  const parts: {place: string; items: string[]}[] = []
  for (const told of all) {
    const place = sayPlace(told)
    if (parts.at(-1)?.place !== place) parts.push({place, items: []})
    parts.at(-1)?.items.push(sayChange(told.change))
  }
  return parts.flatMap(({place, items}) => [place && `### ${place}`, bullets(items)])
}

/** Names the first two sections of a change; '' if it is above all headings. */
function sayPlace({region, places}: Told): string {
  const sections = [...new Set(places.map(({section}) => section))].filter(Boolean)
  const names = sections.slice(0, 2).map(quote).join(', ')
  const more = sections.length > 2 ? ` and ${sections.length - 2} more` : ''
  return [region === 'page' ? '' : region, names + more].filter(Boolean).join(', ')
}

/** Names at most `named` pages. */
function sayPages(pages: string[], total: number, named = 12): string {
  if (pages.length === total && total > 3) return `all ${total} pages`
  const more = pages.length > named ? ` and ${pages.length - named} more` : ''
  return pages.slice(0, named).map(quote).join(', ') + more
}

/** Writes all text of an added or removed page, as reviewers should read the whole page. */
function sayWhole({address, lines, leadsTo}: WholePage): string {
  const leads = leadsTo ? `, which leads to ${leadsTo}` : ''
  return [address + leads, ...lines.map((line) => sayLine(line))].join('\n  - ')
}
