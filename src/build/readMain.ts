import type {Element, Root} from 'hast'
import {fromParse5} from 'hast-util-from-parse5'
import {parseFragment} from 'parse5'
import {SKIP, visit} from 'unist-util-visit'
import {mainOf} from './mainOf.ts'

/** What is for the eye or the hand alone: drawings, forms, buttons, and where a word may break. */
const unread = ['button', 'form', 'svg', 'script', 'style', 'template', 'wbr']

/** The tree of what visitors read of a document between header and footer. Where it stands in the document nobody asks, and to note it would take most of the time. */
export function readMain(html: string): Root {
  const tree = fromParse5(parseFragment(mainOf(html))) as Root
  visit(tree, (node, index, parent) => {
    // React parts words by comments.
    if (node.type !== 'comment' && !(node.type === 'element' && isUnread(node))) return undefined
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0] as const
  })
  return tree
}

function isUnread({tagName, properties, children}: Element): boolean {
  const isTrail = tagName === 'nav' && children.some((child) => 'tagName' in child && child.tagName === 'ol')
  return isTrail || unread.includes(tagName) || Boolean(properties.hidden) || properties.ariaHidden === 'true'
}
