import {closed, underlined, unspaced} from '../page/headingSigns.ts'
import {type HeadingSlip, headingSlips} from '../page/headingSlips.ts'
import {missingTitle} from '../page/missingTitle.ts'
import {endOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {oddLevels} from '../page/siblingLevel.ts'
import {tagsOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** One `#` heading, none skipped, none empty, none twice: many people move through a page by its headings. */
export const headings: Rule = {
  name: 'headings',
  quietBeside: ['headingSpelling'],
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
    const slips = headingSlips(page)
    let above: (typeof all)[number] | undefined
    for (const {node, text, anchor} of all) {
      const at = startOf(node)
      const {line} = placeOf(page.text, at)
      const marks = '#'.repeat(node.depth)
      const inside = marksInside(page, at, site)
      const slip = slips.find((each) => each.at === at)
      if (slip) {
        findings.push(explainSlip(slip))
        depth = slip.marks.length
        if (depth === 1) main ??= line
        continue
      }
      if (text.trim() === '') {
        findings.push({at, message: 'This heading has no words.', help: 'Write the words after it, or delete it.'})
        depth = node.depth
        if (depth === 1) main ??= line
        continue
      }
      if (/\S {2,}\S/.test(text)) {
        const typed = sourceOf(page.text, node)
        findings.push({
          at,
          message: 'There are two spaces between words of this heading, and links find it by its words.',
          ...written(typed, typed.replace(/ {2,}/g, ' ')),
          warning: true,
        })
      }
      const before = above
      above = {node, text, anchor}
      if (before && before.text === text && page.text.slice(endOf(before.node), at).trim() === '') {
        findings.push({
          at,
          message: 'This heading stands here twice.',
          help: 'Delete one of the two.',
          ...(node.depth > 1 && {warning: true}),
        })
        continue
      }
      if (page.text[at] !== '#' && node.children.length > 0) {
        findings.push(...underlined(node, text, page))
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
    if (main === undefined) findings.push(...missingTitle(page, site))
    return [...findings, ...unspaced(page), ...closed(page)]
  },
}

function explainSlip({at, how, marks, words}: HeadingSlip): Finding {
  const message = {
    'signs are parted': 'There is a space between the signs of this heading.',
    'words are below': 'The words of this heading stand on the line below its signs.',
    'words are further below': 'The words of this heading stand below an empty line.',
    'words go on below': 'The end of this heading stands on the line below it.',
  }
  const below = how === 'words are further below' ? 'And delete them there.' : 'And take them off the line below.'
  const help = how === 'signs are parted' ? {} : {help: below}
  return {at, message: message[how], write: `${marks} ${words}`, ...help}
}

/** The signs that a heading has in the component round it, as its example shows. */
function marksInside(page: Page, at: number, site: SiteFiles): string | undefined {
  const round = tagsOf(page).findLast((tag) => startOf(tag) < at && at < endOf(tag))
  return /^#+(?= )/.exec(site.components.get(round?.name ?? '')?.childrenExample ?? '')?.[0]
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
