import {foldChanges, type Told} from './foldChanges.ts'
import {type Change, type Comparison, isLook, type PageText, type RecordChange} from './model.ts'
import {hasSameWords, leads, sayChange, sayElsewhere, sayFact, sayPlaces, sayRedirect} from './sayChange.ts'
import {count} from './summary.ts'
import {marksShown} from './wordMarks.ts'

/** A code host refuses a comment that is longer than 65,536 characters. */
const limit = 60_000
/** Changes of one part that are shown before its rest is folded. */
const unfolded = 20

/** The summary for a pull request, never longer than a host takes. Every part is begun: folded away are only its later lines. */
export function reportMarkdown(comparison: Comparison, title: string): string {
  const head = `# ${quote(comparison.verdict)}\n\nCompared: ${quote(title)}.\n`
  const notes = [...comparison.notes, ...comparison.problems.map((problem) => `New in the check: ${problem}`)]
  const start = `${head}${notes.map((note) => `\n> ${quote(note)}\n`).join('')}`
  const parts = partsOf(comparison).filter(({lines}) => lines.length > 0)
  // A long part may not push the others out: what one leaves of its share, the next may take.
  let room = limit - 300 - start.length
  let left = 0
  const texts = parts.map(({heading, lines}, place) => {
    const share = room / (parts.length - place)
    const {text, more} = partText(heading, lines, share)
    room -= text.length
    left += more
    return text
  })
  const rest =
    left > 0 ? `\n${left.toLocaleString('en-GB')} more changes do not fit here. The whole report has them.\n` : ''
  return start + texts.join('') + rest
}

/** A part with its first lines open and the others folded, as many as there is room for, and how many there is none for. */
function partText(heading: string, lines: string[], room: number): {text: string; more: number} {
  let text = `\n${heading}\n\n`
  if (text.length > room) return {text: '', more: lines.length}
  const end = '\n</details>\n'
  for (const [place, line] of lines.entries()) {
    const fold =
      place === unfolded ? `\n<details><summary>${count(lines.length - place, 'change')} more</summary>\n\n` : ''
    if (text.length + fold.length + line.length + end.length > room)
      return {text: place > unfolded ? text + end : text, more: lines.length - place}
    text += `${fold}${line}\n`
  }
  return {text: lines.length > unfolded ? text + end : text, more: 0}
}

interface Part {
  heading: string
  lines: string[]
}

function partsOf({
  facts,
  frame,
  pages: all,
  added,
  removed,
  renamed,
  redirects,
  quietFiles,
  total,
}: Comparison): Part[] {
  const {pages, shared} = foldChanges(all)
  const sharedLines = (isTold: (change: Change) => boolean) =>
    shared
      .filter(({change}) => isTold(change))
      .map(({change, pages}) => `${changeLine(change)} _(on ${quote(pages.join(', '))})_`)
  return [
    {heading: '## Facts and records', lines: facts.map((fact) => factLine(fact, total))},
    {
      heading: '## Header and footer',
      lines: frame.map((change) => `${changeLine(change)} _(${change.region}, ${change.pages.length} pages)_`),
    },
    {
      heading: '## The same on several pages',
      lines: sharedLines((change) => !isLook(change)),
    },
    ...pages.map(({page, was, changes}) => ({
      heading: `## ${quote(page)}${was ? `, before ${quote(was)}` : ''}`,
      lines: changes.filter(({change}) => !isLook(change)).map(toldLine),
    })),
    {
      heading: '## Same words, shown otherwise',
      lines: [
        ...sharedLines(isLook),
        ...pages.flatMap(({page, changes}) =>
          changes.filter(({change}) => isLook(change)).map((told) => `${toldLine(told)} _(on ${quote(page)})_`),
        ),
      ],
    },
    ...added.map((page) => wholePage(page, `## Added: ${quote(page.address)}`)),
    ...removed.map((page) =>
      wholePage(
        page,
        `## ${page.draft ? 'Now a draft' : 'Removed'}: ${quote(page.address)}, which ${leads(page.redirect)}`,
      ),
    ),
    {
      heading: '## Pages renamed',
      lines: [
        ...renamed.map(
          (page) => `- Renamed: ${quote(page.from)} is now ${quote(page.to)}; the old address ${leads(page.redirect)}`,
        ),
      ],
    },
    {
      heading: '## Old addresses that lead elsewhere',
      lines: redirects.map((redirect) => `- ${quote(sayRedirect(redirect))}`),
    },
    {heading: '## Files that changed no word', lines: quietFiles.map((file) => `- \`${file}\``)},
  ]
}

/** All words of a page that came or went, for a reviewer reads them whole. */
function wholePage({title, description, units}: PageText, heading: string): Part {
  const words = units.filter(({region}) => region === 'page').map(({text}) => text)
  return {
    heading,
    lines: [`Title: ${title}`, `Description: ${description}`, ...words].map((text) => `- ${quote(text)}`),
  }
}

function factLine(fact: RecordChange, total: number): string {
  const pages = [...new Set(fact.places.map((place) => place.page))]
  const all = pages.length > 3 && pages.length === total ? `on all ${total} pages` : `on ${pages.map(quote).join(', ')}`
  const shown = pages.length > 0 ? all : sayElsewhere(fact)
  return `- **${quote(sayFact(fact))}** ${marked(fact.before, fact.after)} _(${shown})_`
}

function toldLine({change, sections}: Told): string {
  return changeLine(change, sayPlaces(sections))
}

function changeLine(change: Change, place = change.section): string {
  const section = place && place !== change.before ? ` _(${quote(place)})_` : ''
  const words = hasSameWords(change) ? quote(short(change.after ?? '')) : marked(change.before, change.after)
  return `- **${quote(sayChange(change))}**${section} ${words}`
}

function marked(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `**${quote(short(after ?? ''))}**`
  if (after === undefined) return `~~${quote(short(before))}~~`
  return marksShown(short(before), short(after))
    .map(({text, mark, space}, place, all) => {
      const gap = place > 0 && (space || (mark === 'new' && all[place - 1]?.mark === 'old')) ? ' ' : ''
      const words = quote(text)
      return gap + (mark === 'old' ? `~~${words}~~` : mark === 'new' ? `**${words}**` : words)
    })
    .join('')
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' / ')
  return line.length > 1500 ? `${line.slice(0, 1500)}…` : line
}

/** Words stay words: nothing in them becomes a link, a mention, a tag or emphasis. */
function quote(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/@(?=\w)/g, '@\u200b')
}
