import type {Change, Comparison, RecordChange} from './model.ts'
import {isPlainMove, sayChange, sayFact} from './sayChange.ts'
import {markWords} from './wordMarks.ts'

/** A code host refuses a comment that is longer than 65,536 characters. */
const limit = 60_000
/** Changes that are shown before the rest is folded. */
const unfolded = 20

/** The summary for a pull request, never longer than a host takes. */
export function reportMarkdown(comparison: Comparison, title: string): string {
  const parts = partsOf(comparison)
  const head = `# ${quote(comparison.verdict)}\n\nCompared: ${quote(title)}.\n`
  const notes = [...comparison.notes, ...comparison.problems.map((problem) => `New in the check: ${problem}`)]
  let text = `${head}${notes.map((note) => `\n> ${quote(note)}\n`).join('')}`
  let shown = 0
  let open = false
  let left = 0
  for (const {heading, lines} of parts) {
    let started = false
    for (const line of lines) {
      const fold: boolean = shown >= unfolded && !open
      const start = `${fold ? '\n<details><summary>The rest</summary>\n' : ''}${started ? '' : `\n${heading}\n\n`}`
      if (left > 0 || text.length + start.length + line.length > limit - 300) {
        left++
        continue
      }
      text += `${start}${line}\n`
      started = true
      open ||= fold
      shown++
    }
  }
  if (open) text += '\n</details>\n'
  if (left > 0) text += `\n${left.toLocaleString('en-GB')} more changes do not fit here. The whole report has them.\n`
  return text
}

interface Part {
  heading: string
  lines: string[]
}

function partsOf({facts, frame, pages, added, removed, renamed, quietFiles}: Comparison): Part[] {
  return [
    {heading: '## Facts and records', lines: facts.map(factLine)},
    {
      heading: '## Header and footer',
      lines: frame.map((change) => `${changeLine(change)} _(${change.region}, ${change.pages.length} pages)_`),
    },
    ...pages.map(({page, was, changes}) => ({
      heading: `## ${quote(page)}${was ? `, before ${quote(was)}` : ''}`,
      lines: changes.map(changeLine),
    })),
    {
      heading: '## Pages added, removed or renamed',
      lines: [
        ...added.map((page) => `- Added: ${quote(page.address)} (${quote(page.title)})`),
        ...removed.map(
          (page) => `- Removed: ${quote(page.address)} (${quote(page.title)}); the old address ${leads(page.redirect)}`,
        ),
        ...renamed.map(
          (page) => `- Renamed: ${quote(page.from)} is now ${quote(page.to)}; the old address ${leads(page.redirect)}`,
        ),
      ],
    },
    {heading: '## Files that changed no word', lines: quietFiles.map((file) => `- \`${file}\``)},
  ]
}

/** What a visitor meets at an address that has no page any more. */
export function leads(redirect: string | undefined): string {
  return redirect ? `leads to ${redirect}` : 'leads to “page not found”'
}

function factLine(fact: RecordChange): string {
  const pages = [...new Set(fact.places.map((place) => place.page))]
  const shown = pages.length > 0 ? `on ${pages.map(quote).join(', ')}` : 'no page shows it'
  return `- **${quote(sayFact(fact))}** ${marked(fact.before, fact.after)} _(${shown})_`
}

function changeLine(change: Change): string {
  const section = change.section && change.section !== change.before ? ` _(${quote(change.section)})_` : ''
  const words = isPlainMove(change) ? quote(short(change.after ?? '')) : marked(change.before, change.after)
  return `- **${quote(sayChange(change))}**${section} ${words}`
}

function marked(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `**${quote(short(after ?? ''))}**`
  if (after === undefined) return `~~${quote(short(before))}~~`
  return markWords(short(before), short(after))
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
