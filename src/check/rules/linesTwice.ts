import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Line, linesOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** A line right below itself, as a slip of the keys copies it: a short sentence, a point, a row, a button or a link. */
export const linesTwice: Rule = {
  name: 'linesTwice',
  quietBeside: ['shownTwice', 'imports', 'headings', 'tables', 'nesting', 'records'],
  waits: ['size'],
  check(page) {
    const lines = wordLines(page)
    const isTwin = (index: number) => {
      const [above, line] = [lines[index - 1], lines[index]]
      return above?.text.trim() === line?.text.trim() && page.text.slice(above?.end, line?.start).trim() === ''
    }
    return lines.flatMap(({text, start}, index): Finding[] => {
      const words = text.trim()
      // Of three in a row the second says it.
      if (!isTwin(index) || isTwin(index - 1) || !isWhole(words)) return []
      return [
        {
          at: start + text.indexOf(words),
          message: 'This line stands here twice, one below the other.',
          help: 'Delete one of the two.',
          warning: true,
        },
      ]
    })
  },
}

/** The lines of a page that visitors read something of, without the empty ones. */
function wordLines(page: Page): Line[] {
  const shown = nodesOf(page, 'paragraph', 'listItem', 'tableRow', 'mdxJsxFlowElement')
  const code = nodesOf(page, 'code')
  const isIn = (nodes: typeof shown | typeof code, {start, end}: Line) =>
    nodes.some((node) => startOf(node) <= end && start < endOf(node))
  return linesOf(page.text).filter((line) => line.text.trim() !== '' && isIn(shown, line) && !isIn(code, line))
}

/** Whether a line says something by itself: no lone opening or closing tag, and no line to write on. */
function isWhole(words: string): boolean {
  const [, name] = /^<(\w+)/.exec(words) ?? []
  if (name ? !words.endsWith('/>') && !words.endsWith(`</${name}>`) : words.startsWith('<')) return false
  return /\p{L}{2}/u.test(words) && !/_{2}|\.{4}|…{2}/.test(words)
}
