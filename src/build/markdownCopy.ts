import type {Element, Root} from 'hast'
import type {Heading} from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'

const writer = unified()
  .use(rehypeRemark, {
    // A question stands above its answer.
    handlers: {
      summary: (state, question) => ({type: 'heading', depth: 3, children: state.all(question) as Heading['children']}),
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})

/** What visitors read of a page between header and footer as Markdown, with whole addresses. */
export function markdownCopy(main: Root, address: string): string {
  const base: Element = {type: 'element', tagName: 'base', properties: {href: address}, children: []}
  return writer.stringify(writer.runSync({...main, children: [base, ...main.children]}))
}
