import type {Definition, Heading, Link, Node, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {visit} from 'unist-util-visit'

/**
 * The nodes of a page on which checks of other pages depend: links, headings and components, in document
 * order.
 */
export interface Outline {
  links: Link[]
  definitions: Definition[]
  headings: Heading[]
  /** The page's components, without their children. */
  tags: (MdxJsxFlowElement | MdxJsxTextElement)[]
}

/**
 * Returns a page's outline, with copies of its nodes so that a cached outline does not keep the whole tree.
 */
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

/** Copies a node without its `data`, which the parser adds for the MDX compiler. */
function copyOf<Kind extends Node>(node: Kind): Kind {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === 'data' ? undefined : value)))
}
