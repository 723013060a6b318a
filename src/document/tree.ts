import type {Element, Nodes, Root} from 'hast'
import {fromParse5} from 'hast-util-from-parse5'
import {type Options, toHtml} from 'hast-util-to-html'
import {parseFragment} from 'parse5'
import {EXIT, visit} from 'unist-util-visit'

/** Parses an HTML fragment. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html)) as Root
}

/** Returns the first element, in document order, for which `isWanted` is true. */
export function findElement(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element: Element) => {
    if (!isWanted(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** Returns the `<main>` element of a page. */
export function findMain(body: Root): Element | undefined {
  return findElement(body, ({tagName}) => tagName === 'main')
}

/** Elements without text to read: drawings, forms, buttons, and optional line breaks. */
const unreadableElements = ['button', 'form', 'svg', 'script', 'style', 'template', 'wbr']

/** Copies the readable content of a page's `<main>`, without controls, drawings and hidden elements. */
export function readableContent(body: Root): Root {
  return {type: 'root', children: readableNodes(findMain(body)?.children ?? [])}
}

function readableNodes(nodes: Element['children']): Element['children'] {
  return nodes.flatMap((node): Element['children'] => {
    // Removes the comments by which React separates text nodes.
    if (node.type === 'comment') return []
    if (node.type !== 'element') return [node]
    // A hard word is a button in a sentence, and its explanation is after it.
    if (node.properties.dataTerm !== undefined) return readableNodes(node.children)
    return isUnreadable(node) ? [] : [{...node, children: readableNodes(node.children)}]
  })
}

function isUnreadable({tagName, properties, children}: Element): boolean {
  const isTrail = tagName === 'nav' && children.some((child) => 'tagName' in child && child.tagName === 'ol')
  return (
    isTrail ||
    unreadableElements.includes(tagName) ||
    Boolean(properties.hidden) ||
    properties.popover !== undefined ||
    properties.ariaHidden === 'true'
  )
}

const minimalOptions: Options = {
  collapseEmptyAttributes: true,
  omitOptionalTags: true,
  closeEmptyElements: true,
  characterReferences: {useShortestReferences: true},
}

/** Serialises an HTML tree. By default, omits everything that HTML doesn't need, such as optional tags. */
export function serialiseHtml(tree: Nodes | Nodes[], options: Options = minimalOptions): string {
  return toHtml(tree as Root, options)
}
