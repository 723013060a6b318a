import type {Blockquote, ListItem, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {lineStart, linesOf, nodesOf, type Page, rangeOf, sourceOf, startOf} from '../../../site/index.ts'
import {advice, type Finding, replaceRange} from '../../finding.ts'

/** Finds a `>` that turns words, or the lines below them, into a quotation by mistake. */
export function* accidentalQuotations(page: Page): Iterable<Finding> {
  const {file, text} = page
  for (const holder of [page.tree, ...nodesOf(page, 'listItem', 'mdxJsxFlowElement')])
    for (const node of holder.children as Nodes[]) {
      if (node.type !== 'blockquote' || isIntended(node)) continue
      const lines = linesOf(sourceOf(text, node))
      const marked = lines.filter((line) => /^\s*>/.test(line.text)).length
      const below = lines.length - marked
      const isAlone =
        marked === 1 && (followsText(node, text) || isOddListItem(holder, page) || hasNoSentence(node))
      if (below === 0 && !isAlone) continue
      const start = startOf(node)
      const [mark = '>'] = /^>[ \t]*/.exec(text.slice(start)) ?? []
      const fix = marked === 1 ? replaceRange({start, end: start + mark.length}, '') : undefined
      yield advice('structure.quotation', {
        file,
        range: {...rangeOf(node), end: start + 1},
        data: {marked, below},
        fix,
      })
    }
}

/** Whether a quotation is intended: it has quotation marks, a name below it, or another quotation inside. */
function isIntended(node: Blockquote): boolean {
  const isNamed = /^[“"‘']|\n *[–—-] *\p{Lu}[^\n]*$/u.test(textOf(node).trim())
  return isNamed || node.children.some(({type}) => type === 'blockquote')
}

/** Whether the quotation is right below a line of text that does not introduce it with a colon or comma. */
function followsText(node: Blockquote, text: string): boolean {
  const start = lineStart(text, startOf(node))
  const [above = ''] = text.slice(0, start).split('\n').slice(-2)
  const isFirstOfPoint = text.slice(start, startOf(node)).trim() !== ''
  return !isFirstOfPoint && above.trim() !== '' && !/[:,>]\s*$/.test(above)
}

/** Whether `holder` of the quotation is an item of a list in which other items are not quotations. */
function isOddListItem(holder: Nodes, page: Page): boolean {
  const list = nodesOf(page, 'list').find(({children}) => children.includes(holder as ListItem))
  return list?.children.some(({children: [first]}) => first?.type !== 'blockquote') ?? false
}

/** Whether the quotation has no sentence in it, only headings or components. */
function hasNoSentence({children}: Blockquote): boolean {
  return children.every(({type}) => type === 'heading' || type === 'mdxJsxFlowElement')
}
