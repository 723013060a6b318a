import type {Element, Root} from 'hast'
import type {Heading} from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'

const writer = unified()
  .use(rehypeRemark, {
    // The question of a `<details>` becomes a heading above its answer.
    handlers: {
      summary: (state, question) => ({
        type: 'heading',
        depth: 3,
        children: state.all(question) as Heading['children'],
      }),
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})

/** Converts a page's readable content (from `readableContent`) to Markdown, with absolute addresses. */
export function markdownCopy(words: Root, address: string): string {
  const base: Element = {type: 'element', tagName: 'base', properties: {href: address}, children: []}
  return writer.stringify(writer.runSync({...words, children: [base, ...words.children]}))
}
