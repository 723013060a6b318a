import type {Paragraph} from 'mdast'
import {boldLine} from '../page/boldLine.ts'
import {held} from '../page/heldPlaces.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {oddLevels} from '../page/siblingLevel.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import {linesOf, placeOf} from '../places.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** One `#` heading, none skipped, none empty, none twice: many people move through a page by its headings. */
export const headings: Rule = {
  name: 'headings',
  check(page, site) {
    const findings: Finding[] = []
    const seen = new Map<string, number>()
    const seconds = tagsOf(page)
      .filter(({name}) => site.components.get(name ?? '')?.is === 'opening')
      .slice(1)
    let depth = 0
    let main: number | undefined
    const all = headingsOf(page)
    const odd = oddLevels(page)
    for (const {node, text} of all) {
      const at = startOf(node)
      const {line} = placeOf(page.text, at)
      const marks = '#'.repeat(node.depth)
      const inside = marksInside(page, at, site)
      if (text.trim() === '') {
        findings.push({at, message: 'This heading has no words.', help: 'Write the words after it, or delete it.'})
        continue
      }
      if (page.text[at] !== '#' && node.children.length > 0) {
        const source = sourceOf(page.text, node)
        const below = /\n[ \t]*(-+|=+)/.exec(source)
        const under = below?.[1] ?? '---'
        // What is left when two people changed the same words is told as that.
        if (under === '=======') continue
        findings.push({
          at: at + (below ? below.index + below[0].indexOf(under) : 0),
          message: `The line ${under} under these words makes a heading of them.`,
          // A sentence, and what has several lines, was not to be one.
          help: `${under.startsWith('=') ? 'Delete it' : `Leave an empty line above ${under}`}${/[.!?]$|\n/.test(text) ? '.' : `, or write: ${marks} ${text}`}`,
        })
        continue
      }
      if (node.depth === 1) {
        // What is wrong with a second band, and its heading, is told of the band.
        if (main !== undefined && !seconds.some((tag) => startOf(tag) < at && at < endOf(tag)))
          findings.push({
            at,
            message: `Line ${main} is the page’s # heading already. A page has one.`,
            write: `${inside ?? '##'} ${text}`,
          })
        main ??= line
      }
      const level = odd.get(at)
      if (level && node.depth > 1)
        findings.push({
          at,
          message: `This heading is ${marks}, and those of the same parts beside it are ${'#'.repeat(level)}.`,
          write: `${'#'.repeat(level)} ${text}`,
        })
      else if (node.depth > depth + 1 && !(depth === 0 && main === undefined)) {
        const [above, right] = ['#'.repeat(depth), '#'.repeat(depth + 1)]
        const isFlat = depth > 1 && all.every((each) => each.node === node || each.node.depth <= depth)
        findings.push({
          at,
          message: `This heading is ${marks}, but the one above it is ${above}: a level is skipped.`,
          write: `${isFlat ? above : right} ${text}`,
          ...(depth > 1 && {
            help: isFlat
              ? `That is a section of its own, as all others here are. If it is a part of the one above: ${right} ${text}`
              : `That is a part of the section above it. If it is a section of its own: ${above} ${text}`,
          }),
        })
      }
      // One that is told to be smaller skips no level of those below.
      depth = level ?? (main !== line && node.depth === 1 ? (inside?.length ?? 2) : node.depth)
      const twin = seen.get(text.toLowerCase())
      if (twin)
        findings.push({
          at,
          ...(isCopy(page.text, twin, line)
            ? {
                message: `Line ${twin} has the same heading, with the same words below it.`,
                help: 'Delete one of the two, with its words.',
              }
            : {
                message: `Line ${twin} has the same heading, so a link or a contents list can’t tell the two apart.`,
                help: 'Give each its own words.',
              }),
          warning: true,
        })
      seen.set(text.toLowerCase(), line)
    }
    if (main === undefined && page.problems.length === 0 && page.text.trim() !== '') {
      const hero = tagsOf(page).find(({name}) => site.components.get(name ?? '')?.is === 'opening')
      const lesser =
        hero && headingsOf(page).find(({node}) => startOf(node) > startOf(hero) && startOf(node) < endOf(hero))
      const message = 'The page has no # heading: the title that visitors read.'
      const lost = hero && lostHeading(hero, page)
      if (lesser) findings.push({at: startOf(lesser.node), message, write: `# ${lesser.text}`})
      else if (lost && boldLine(lost))
        findings.push({at: startOf(lost), message, ...written(sourceOf(page.text, lost), `# ${boldLine(lost)}`)})
      else if (lost)
        findings.push({
          at: startOf(lost),
          message: 'These words have lost their #: the page has no heading that visitors read as its title.',
          write: `# ${sourceOf(page.text, lost)}`,
        })
      else
        findings.push({
          at: hero ? startOf(hero) : page.frontmatter.end,
          message,
          help: hero
            ? `Write below <${hero.name}>, with empty lines round it: # ${held.heading}`
            : `Write, below the imports and inside the hero: # ${held.heading}`,
        })
    }
    return [...findings, ...unspaced(page), ...closed(page)]
  },
}

/** The line in the first band of a page that was its heading: a few words alone, with other words below them. */
function lostHeading(hero: PageTag, page: Page): Paragraph | undefined {
  const [first, second, ...more] = hero.children.filter((node) => node.type === 'paragraph') as Paragraph[]
  const isHeading = (node?: Paragraph) =>
    node !== undefined &&
    (boldLine(node) !== '' ||
      (node.children.every(({type}) => type === 'text') && /^[^\n.]{3,70}[^\n.,:;]$/.test(sourceOf(page.text, node))))
  // A line above the heading is of the same kind.
  if (second && isHeading(first) && isHeading(second)) return more.length > 0 ? second : undefined
  return isHeading(first) ? first : undefined
}

/** The signs that a heading has in the component round it, as its example shows. */
function marksInside(page: Page, at: number, site: SiteFiles): string | undefined {
  const round = tagsOf(page).findLast((tag) => startOf(tag) < at && at < endOf(tag))
  return /^#+(?= )/.exec(site.components.get(round?.name ?? '')?.childrenExample ?? '')?.[0]
}

/** `## Roles##`: signs at the end are only taken off after a space. A lone one may be of a name, like C#. */
function closed(page: Page): Finding[] {
  return nodesOf(page, 'heading').flatMap((node): Finding[] => {
    const source = sourceOf(page.text, node)
    const [, right = '', signs = ''] = /^(#+ .*[^\s#])(#{2,})$/.exec(source) ?? []
    return signs ? [{at: startOf(node) + right.length, message: `Visitors see ${signs} here.`, write: right}] : []
  })
}

/** `##Heading`, which shows its number signs to visitors. */
function unspaced(page: Page): Finding[] {
  const findings: Finding[] = []
  const hasMain = nodesOf(page, 'heading').some(({depth}) => depth === 1)
  const lines = linesOf(page.text).flatMap((line) => {
    const match = /^\s*(#{1,6})([^#\s\d].*)/.exec(line.text)
    return match ? [{...line, match}] : []
  })
  for (const node of nodesOf(page, 'text')) {
    const from = startOf(node)
    const until = endOf(node)
    for (const {start, match} of lines) {
      if (start < from - 3 || start > until) continue
      // A page has one # heading, so another is meant for a section.
      const marks = match[1] === '#' && hasMain ? '##' : match[1]
      findings.push({
        at: start,
        message: `A space is missing after ${match[1]}.`,
        write: `${marks} ${match[2]?.replace(/^[.:)-]\s+/, '')}`,
      })
    }
  }
  return findings
}

/** Whether all words below a heading, up to the next, stand below another again. */
function isCopy(text: string, ...at: [number, number]): boolean {
  const lines = text.split('\n')
  const [first = '', second = ''] = at.map((line) => {
    const below = lines.slice(line)
    const end = below.findIndex((each) => /^#{1,6} /.test(each))
    return (end < 0 ? below : below.slice(0, end)).join('\n').trim()
  })
  return first !== '' && second.startsWith(first)
}
