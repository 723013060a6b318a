import {type DefaultTreeAdapterTypes, html, parse} from 'parse5'
import {hideMark, type Line} from './lines.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Elements whose content is never text. */
const nonTextElements = /^(script|style|svg|template|iframe|object|math)$/

/** Elements that are part of a line of text; all others start a new line. */
const inlineElements =
  /^(a|abbr|b|bd[io]|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|t[dh]|time|u|var|wbr)$/

/** The character that is put before and after formatted text, by tag name. */
const formattingMarks: Record<string, string> = {strong: '*', b: '*', em: '_', i: '_', del: '~', s: '~'}

const lineKinds: Record<string, string> = {
  label: 'label',
  legend: 'label',
  option: 'option',
  button: 'button',
  li: 'list item',
  tr: 'table row',
}

/** Attributes whose text is shown or read aloud. */
const nameAttributes: Record<string, string> = {
  'aria-label': 'name for screen readers',
  placeholder: 'hint in a field',
  title: 'words under the pointer',
}

const sentences = new Intl.Segmenter('en-GB', {granularity: 'sentence'})

/** Reads all text of a document, including hidden content that appears after a click. */
export function readDocument(document: string): Line[] {
  const reader = new Reader()
  // With scripting disabled, the parser also returns the content of `<noscript>`, which some visitors read.
  reader.read(parse(document, {scriptingEnabled: false}), '')
  reader.endLine('')
  return reader.lines
}

class Reader {
  lines: Line[] = []
  private region: Line['region'] = 'header'
  private section = ''
  private text = ''

  read(node: Node, kind: string) {
    if (node.nodeName === '#text' && 'value' in node) this.text += node.value
    else if (isElement(node)) this.readElement(node, kind)
    else if ('childNodes' in node) this.readChildren(node.childNodes, kind)
  }

  endLine(kind: string) {
    const text = collapseSpaces(this.text)
    this.text = ''
    const isProse = kind === '' || kind.endsWith('list item')
    for (const {segment} of isProse ? sentences.segment(text) : [{segment: text}]) {
      // A link target at the start belongs to the previous line, because that sentence ended inside the link.
      const [targets = ''] = /^(‹[^›]*› ?)*/.exec(segment) ?? []
      const last = this.lines.at(-1)
      if (targets && last) last.text += ` ${targets.trim()}`
      this.add(kind, segment.slice(targets.length))
    }
  }

  private add(kind: string, words: string, more: Partial<Line> = {}) {
    const text = collapseSpaces(words)
    if (text) this.lines.push({region: this.region, section: this.section, kind, text, ...more})
  }

  private readChildren(nodes: Node[], kind: string) {
    const areLinks =
      nodes.some(({nodeName}) => nodeName === 'a') &&
      nodes.every((node) => node.nodeName === 'a' || textOf(node) === '')
    let last: Node | undefined
    for (const node of nodes) {
      if (node.nodeName === '#comment' || (areLinks && !isElement(node)) || isDerived(node)) continue
      // `<a>One</a><a>Two</a>` are separate lines, not one word; the cells of a table row stay on one line.
      if (isInline(node) && isInline(last)) {
        if (kind === 'table row') this.text += ' / '
        else this.endLine(kind)
      }
      this.read(node, kind)
      last = node
    }
  }

  private readElement(element: Element, kind: string) {
    const {tagName, parentNode} = element
    if (tagName === 'title' && parentNode?.nodeName === 'head')
      return this.add('title', textOf(element), {region: 'page'})
    if (attribute(element, 'name') === 'description')
      this.add('description', attribute(element, 'content'), {region: 'page'})
    this.readNames(element)
    if (isNonText(element)) return
    if (isInline(element)) return this.readInside(element, kind)
    this.endLine(kind)
    const own = lineKind(element)
    const outside = this.section
    if (tagName === 'main') this.region = 'page'
    if (own?.startsWith('heading')) this.section = textOf(element)
    this.readInside(element, own ?? kind)
    this.endLine(own ?? kind)
    // A heading inside such an element, or in a footer’s child, does not apply to lines after the element.
    if (/^(header|main|article|section|form|figure|li)$/.test(tagName) || parentNode?.nodeName === 'footer')
      this.section = outside
    if (tagName === 'main') this.region = 'footer'
  }

  private readNames(element: Element) {
    const isPicture = element.tagName === 'img' || attribute(element, 'role') === 'img'
    const alt = attribute(element, 'alt') || attribute(element, 'aria-label')
    const address = attribute(element, 'src')
    if (isPicture) this.add('picture', `${alt} ‹${address || 'drawing'}›`, {picture: address})
    for (const [name, kind] of Object.entries(nameAttributes))
      if (name !== 'aria-label' || !isPicture) this.add(kind, attribute(element, name))
  }

  /** Reads an element's text and formatting, a link's address, and the id of the toast that a button shows. */
  private readInside(element: Element, kind: string) {
    const look = hideMark((textOf(element) && formattingMarks[element.tagName]) ?? '')
    this.text += look
    this.readChildren(element.childNodes, kind)
    this.text += look
    const [message] = attribute(element, 'data-wake').split(' ')
    if (element.tagName === 'a') this.text += ` ‹${attribute(element, 'href')}›`
    if (message) this.text += ` ‹message ${message}›`
  }
}

function lineKind({tagName, parentNode}: Element): string | undefined {
  if (/^h[1-6]$/.test(tagName)) return `heading ${tagName.charAt(1)}`
  return tagName === 'li' && parentNode?.nodeName === 'ol' ? 'numbered list item' : lineKinds[tagName]
}

function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'tagName' in node
}

/** Whether an element repeats what is reported elsewhere: a list of headings, or the explanation of a hard word. */
function isDerived(node: Node): boolean {
  return isElement(node) && hasAttribute(node, 'data-derived')
}

function isInline(node: Node | undefined): boolean {
  return isElement(node) && (inlineElements.test(node.tagName) || hasAttribute(node, 'data-term'))
}

/** Whether an element has no text for visitors: code, SVG drawings, and characters with `aria-hidden`. */
function isNonText(element: Element): boolean {
  if (nonTextElements.test(element.tagName) || element.namespaceURI === html.NS.SVG) return true
  return attribute(element, 'aria-hidden') === 'true' && textOf(element).length < 2
}

function hasAttribute({attrs}: Element, name: string): boolean {
  return attrs.some((each) => each.name === name)
}

function attribute({attrs}: Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? ''
}

function textOf(node: Node): string {
  return collapseSpaces(rawText(node))
}

function rawText(node: Node): string {
  if ('value' in node) return node.value
  if (isElement(node) && (nonTextElements.test(node.tagName) || node.tagName === 'br')) return ' '
  const inside = 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
  return isElement(node) && !isInline(node) ? ` ${inside} ` : inside
}

/** Collapses white space, non-breaking included, to single spaces. */
function collapseSpaces(text: string): string {
  return text.replace(/[\s\u00ad\u200b]+/gu, ' ').trim()
}
