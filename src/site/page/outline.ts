import type {Definition, Heading, Link, Node, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {visit} from 'unist-util-visit'

/** What a page has to do with other pages, each in its order: where it leads, where others can lead on it, and what it shows. */
export interface Outline {
  links: Link[]
  definitions: Definition[]
  headings: Heading[]
  /** Its components, without what stands in them. */
  tags: (MdxJsxFlowElement | MdxJsxTextElement)[]
}

/** The outline of a page, with nothing of its tree in it: small enough to be kept. */
export function outlineOf(tree: Root): Outline {
  const outline: Outline = {links: [], definitions: [], headings: [], tags: []}
  visit(tree, (node) => {
    if (node.type === 'link') outline.links.push(copyOf(node))
    if (node.type === 'definition') outline.definitions.push(copyOf(node))
    if (node.type === 'heading') outline.headings.push(copyOf(node))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      outline.tags.push(copyOf({...node, children: []}))
  })
  return outline
}

/** Without what the reader notes for the compiler. */
function copyOf<Kind extends Node>(node: Kind): Kind {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === 'data' ? undefined : value)))
}
