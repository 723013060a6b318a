import type {Blockquote, Nodes, Parents} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {lineStart, linesOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** A `>` that came with an answered mail and makes a quotation of words that are none, and of the lines below them. */
export const blockQuotes: Rule = {
  name: 'blockQuotes',
  check(page) {
    const parents = nodesOf(page, 'root', 'listItem', 'mdxJsxFlowElement') as Parents[]
    return parents.flatMap((parent) =>
      (parent.children as Nodes[])
        .filter((node): node is Blockquote => node.type === 'blockquote' && !isMeant(node))
        .flatMap((node) => explain(node, parent, page)),
    )
  },
}

/** Whether somebody is quoted: with quotation marks, or with their name below. A quotation in another is told as that. */
function isMeant(node: Blockquote): boolean {
  const words = textOf(node).trim()
  return /^[“"‘']|\n *[–—-] *\p{Lu}[^\n]*$/u.test(words) || node.children.some(({type}) => type === 'blockquote')
}

function explain(node: Blockquote, parent: Parents, page: Page): Finding[] {
  const lines = linesOf(page.text.slice(startOf(node), endOf(node)))
  const marked = lines.filter(({text}) => /^\s*>/.test(text)).length
  const lazy = lines.length - marked
  if (lazy === 0 && !(marked === 1 && (isInRunningText(node, page) || isOddPoint(parent, page) || isNoWords(node))))
    return []
  const at = startOf(node)
  const [line = ''] = page.text.slice(lineStart(page.text, at)).split(/\r?\n/, 1)
  if (marked > 1)
    return [
      {
        at,
        message: `The > at the start of these ${marked} lines makes a quotation of them and of the ${lazy > 1 ? `${lazy} lines` : 'line'} below.`,
        help: 'If they are a quotation, leave an empty line below it. If not, delete each >.',
        warning: true,
      },
    ]
  return [
    {
      at,
      message: `The > at the start of this line makes a quotation of ${reach(lazy)}.`,
      write: line.replace(/>\s*/, '').trim(),
      swap: {over: page.text.slice(at).match(/^>[ \t]*/)?.[0] ?? '>', by: ''},
      warning: true,
    },
  ]
}

function reach(below: number): string {
  if (below === 0) return 'it'
  return below === 1 ? 'this line and the one below it' : `this line and the ${below} below it`
}

/** Whether it stands right below a line of other words that nothing introduces it with. */
function isInRunningText(node: Blockquote, page: Page): boolean {
  const start = lineStart(page.text, startOf(node))
  const [above = ''] = page.text.slice(0, start).split('\n').slice(-2)
  const isFirstOfPoint = page.text.slice(start, startOf(node)).trim() !== ''
  return !isFirstOfPoint && above.trim() !== '' && !/[:,>]\s*$/.test(above)
}

/** Whether it is a point of a list whose others are none. */
function isOddPoint(parent: Parents, page: Page): boolean {
  if (parent.type !== 'listItem') return false
  const list = nodesOf(page, 'list').find(({children}) => children.includes(parent))
  return list?.children.some(({children: [first]}) => first?.type !== 'blockquote') ?? false
}

/** Whether it holds no sentence that anybody could have said: a heading, or a tag alone. */
function isNoWords({children}: Blockquote): boolean {
  return children.every(({type}) => type === 'heading' || type === 'mdxJsxFlowElement')
}
