import type {Element, Root} from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {SKIP, visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {mainOf} from './mainOf.ts'

/** What is for the eye or the hand alone: drawings, forms, buttons, and where a word may break. */
const unread = ['button', 'form', 'svg', 'script', 'style', 'template', 'wbr']

const reader = unified()
  .use(rehypeParse, {fragment: true})
  .use(keepWords)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})

/** The words of a page as Markdown, out of its document: what visitors read between header and footer, with whole addresses. */
export function markdownCopy(html: string, address: string): string {
  return String(reader.processSync({value: mainOf(html), data: {address}}))
}

/** Takes out what nobody reads, and makes addresses whole. */
function keepWords() {
  return (tree: Root, {data}: VFile) => {
    // React parts words by comments.
    visit(tree, 'comment', (_, index, parent) => {
      parent?.children.splice(index ?? 0, 1)
      return [SKIP, index ?? 0] as const
    })
    visit(tree, 'element', (element: Element, index, parent) => {
      const {tagName, properties} = element
      const isTrail =
        tagName === 'nav' && element.children.some((child) => 'tagName' in child && child.tagName === 'ol')
      if (isTrail || unread.includes(tagName) || properties.hidden || properties.ariaHidden === 'true') {
        parent?.children.splice(index ?? 0, 1)
        return [SKIP, index ?? 0] as const
      }
      if (typeof properties.href === 'string') properties.href = new URL(properties.href, String(data.address)).href
      // A question stands above its answer.
      if (tagName === 'summary') element.tagName = 'h3'
      return undefined
    })
  }
}
