import type {Nodes, RootContent} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {ReviewLine, ReviewWords} from '../editor/asks.ts'

const reader = unified().use(remarkParse).use(remarkGfm)

/** What `npm run review` wrote in Markdown, line by line as it is read: a panel shows what came and went, and no signs. */
export function reviewLines(markdown: string): ReviewLine[] {
  return reader.parse(markdown).children.flatMap(linesOf)
}

function linesOf(node: RootContent): ReviewLine[] {
  if (node.type === 'heading') return [{is: 'heading', words: wordsIn(node)}]
  if (node.type === 'list') return node.children.map((item) => ({is: 'point', words: wordsIn(item)}))
  // Where a long part was folded for a pull request there is room here.
  return node.type === 'html' ? [] : [{is: 'paragraph', words: wordsIn(node)}]
}

function wordsIn(node: Nodes, as?: ReviewWords['as']): ReviewWords[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [as ? {words: node.value, as} : {words: node.value}]
  if (!('children' in node)) return []
  const own =
    node.type === 'strong' ? 'bold' : node.type === 'delete' ? 'gone' : node.type === 'emphasis' ? 'aside' : as
  return node.children.flatMap((child) => wordsIn(child, own))
}
