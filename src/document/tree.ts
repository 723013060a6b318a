import type {Element, Nodes, Root} from 'hast'
import {fromParse5} from 'hast-util-from-parse5'
import {type Options, toHtml} from 'hast-util-to-html'
import {parseFragment} from 'parse5'
import {EXIT, visit} from 'unist-util-visit'

/** The tree of a piece of HTML. */
export function treeOf(html: string): Root {
  return fromParse5(parseFragment(html)) as Root
}

/** The first element for which that is so. */
export function findElement(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element: Element) => {
    if (!isWanted(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** What a page has between header and footer. */
export function mainOf(body: Root): Element | undefined {
  return findElement(body, ({tagName}) => tagName === 'main')
}

/** What is for the eye or the hand alone: drawings, forms, buttons, and where a word may break. */
const unread = ['button', 'form', 'svg', 'script', 'style', 'template', 'wbr']

/** A copy of what visitors read of a page between header and footer. */
export function readWords(body: Root): Root {
  return {type: 'root', children: readParts(mainOf(body)?.children ?? [])}
}

function readParts(nodes: Element['children']): Element['children'] {
  return nodes.flatMap((node): Element['children'] => {
    // React separates words by comments.
    if (node.type === 'comment') return []
    if (node.type !== 'element') return [node]
    return isUnread(node) ? [] : [{...node, children: readParts(node.children)}]
  })
}

function isUnread({tagName, properties, children}: Element): boolean {
  const isTrail = tagName === 'nav' && children.some((child) => 'tagName' in child && child.tagName === 'ol')
  return isTrail || unread.includes(tagName) || Boolean(properties.hidden) || properties.ariaHidden === 'true'
}

const shortest: Options = {
  collapseEmptyAttributes: true,
  omitOptionalTags: true,
  closeEmptyElements: true,
  characterReferences: {useShortestReferences: true},
}

/** The HTML of a tree, with nothing that a browser doesn’t need. */
export function htmlOf(tree: Nodes | Nodes[]): string {
  return toHtml(tree as Root, shortest)
}
