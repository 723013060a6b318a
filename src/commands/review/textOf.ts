import {type DefaultTreeAdapterTypes, html} from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node

/** What a visitor is never shown as words. */
const silent = new Set(['script', 'style', 'svg', 'template', 'head', 'iframe', 'object', 'math'])

/** What stands within a line of words; everything else begins a line of its own. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

export function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'tagName' in node
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name.toLowerCase())?.value
}

export function isInline(element: Element): boolean {
  return inline.has(element.tagName)
}

/** Whether nobody reads what is inside: code, drawings, and a decorative letter or sign. */
export function isSilent(element: Element): boolean {
  if (silent.has(element.tagName) || element.namespaceURI === html.NS.SVG) return true
  return attribute(element, 'aria-hidden') === 'true' && plain(rawText(element)).length < 2
}

/** Words with every run of white space, non-breaking included, as one space. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f\u00ad\u200b]+/gu, ' ').trim()
}

/** The words of an element and all in it, as one line. */
export function textOf(element: Element): string {
  return plain(rawText(element))
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (isElement(node) && (silent.has(node.tagName) || node.tagName === 'br')) return ' '
  if (!('childNodes' in node)) return ''
  const edge = isElement(node) && !isInline(node) ? ' ' : ''
  return edge + node.childNodes.map(rawText).join('') + edge
}
