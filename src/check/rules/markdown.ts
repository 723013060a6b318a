import {likeThat} from '../page/linesBelow.ts'
import {lostBold} from '../page/lostBold.ts'
import {nodesOf, sourceOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {linesOf} from '../places.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Markdown that does nothing shows its signs to visitors. */
export const markdown: Rule = {
  name: 'markdown',
  check(page, site) {
    const findings: Finding[] = []
    for (const {source, from} of wordsOf(page)) {
      findings.push(...lostBold(source, from, page.text))
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
