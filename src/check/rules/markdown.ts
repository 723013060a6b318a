import type {Advice} from '../finding.ts'
import {likeThat} from '../page/linesBelow.ts'
import {nodesOf, sourceOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {linesOf} from '../places.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Markdown that does nothing shows its signs to visitors. */
export const markdown: Rule = {
  name: 'markdown',
  quietBeside: ['lists'],
  check(page, site) {
    const findings: Finding[] = []
    for (const {source, from} of wordsOf(page)) {
      const stars = /(?<!\\)\*\*|(?<![\w\\_])__(?=[^\s_])/.exec(source)
      const loose = /(?<![\\*])(\*\*|__)([ \t]*)([^\s*_](?:[^*_\n]*[^\s*_])?)([ \t]*)\1(?!\*)/.exec(source)
      if (stars && loose?.index === stars.index && (loose[2] || loose[4]))
        findings.push({
          at: from + loose.index,
          message: `The spaces inside ${loose[1]} keep these words from being bold, and visitors see the signs.`,
          ...written(loose[0], `**${loose[3]}**`),
          warning: true,
        })
      else if (stars)
        findings.push({
          at: from + stars.index,
          message: `${stars[0]} has no partner, so visitors see it.`,
          ...boldMeant(source, stars.index, stars[0]),
          warning: true,
        })
      for (const {0: typed, 1: name = '', index} of source.matchAll(/(?<!\\)<\s+\/?(\w+)(?:[^<>\n]*>)?/g)) {
        if (site.components.has(name))
          findings.push({
            at: from + index,
            message: 'There is a space after the <, so visitors see the tag as words.',
            ...written(typed, typed.replace(/^<\s+/, '<')),
          })
      }
    }
    findings.push(...dotLines(page))
    for (const line of linesOf(page.text)) {
      const mark = /^(<{7}|>{7}|\|{7}|={7})( |$)/.exec(line.text)?.[1]
      if (mark)
        findings.push({
          at: line.start,
          message: `${mark} is a mark that is left when two people changed the same words.`,
          help: 'Delete this line.',
        })
    }
    return findings
  },
}

/** Lines that begin with a round bullet: the first of some tells it for all, with empty lines between them or not. Below a point of a list it is told there. */
function dotLines(page: Page): Finding[] {
  const points = new Set<unknown>(nodesOf(page, 'listItem').flatMap(({children}) => children))
  const dots = nodesOf(page, 'paragraph').flatMap((node) =>
    points.has(node)
      ? []
      : [...sourceOf(page.text, node).matchAll(/^[ \t]*[•·●▪◦‣][ \t]*(.*)$/gm)].map(({index, 0: line, 1: words}) => ({
          at: startOf(node) + index + line.search(/\S/),
          end: startOf(node) + index + line.length,
          words,
        })),
  )
  const follows = (at: number) => page.text.slice(dots[at - 1]?.end ?? 0, dots[at]?.at).trim() === ''
  return dots.flatMap(({at, words}, index): Finding[] => {
    if (index > 0 && follows(index)) return []
    const next = dots.findIndex((_, other) => other > index && !follows(other))
    const more = (next < 0 ? dots.length : next) - index - 1
    return [
      {
        at,
        message: 'This dot makes no list, so the lines run together.',
        write: `- ${words}`,
        ...(more > 0 && {help: likeThat(more)}),
      },
    ]
  })
}

/** What was to be bold: all of a short line, where the signs stand at its start or its end, and else nobody knows. */
function boldMeant(source: string, at: number, stars: string): Advice {
  const start = source.lastIndexOf('\n', at) + 1
  const line = source.slice(start).split('\n', 1)[0] ?? ''
  const words = line.replace(stars, '').trim()
  const isEdge = line.trim() === `${stars}${words}` || line.trim() === `${words}${stars}`
  return isEdge && words.split(' ').length < 9 && !words.includes(stars)
    ? written(line.trim(), `**${words}**`)
    : {help: `Write **words** with no space inside the stars, or delete ${stars}.`}
}
