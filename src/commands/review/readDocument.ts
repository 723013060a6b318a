import {type DefaultTreeAdapterTypes, html, parse} from 'parse5'
import {type Character, charactersOf, hideMark, type Line, linkTargetPattern, textFrom} from './lines.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Elements whose content is never text. */
const nonTextElements = /^(script|style|svg|template|iframe|object|math)$/

/** Elements that are part of a line of text; all others start a new line. */
export const inlineElements = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark'],
  ...['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'td', 'th', 'time', 'u', 'var', 'wbr'],
])

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

/**
 * Reads all text of a document, including hidden content that appears after a click. `versionOf` returns what
 * follows the address of a linked file or picture, so that a new file at the same address is a change.
 */
export function readDocument(document: string, versionOf = (_address: string) => ''): Line[] {
  const reader = new Reader(versionOf)
  // With scripting disabled, the parser also returns the content of `<noscript>`, which some visitors read.
  reader.read(parse(document, {scriptingEnabled: false}), '')
  reader.endLine('')
  return reader.lines
}

class Reader {
  lines: Line[] = []
  private region: Line['region'] = 'header'
  private section = ''
  private characters: Character[] = []
  private versionOf: (address: string) => string

  constructor(versionOf: (address: string) => string) {
    this.versionOf = versionOf
  }

  read(node: Node, kind: string) {
    if (isText(node)) this.characters.push(...charactersOf(node.value, node))
    else if (isElement(node)) this.readElement(node, kind)
    else if ('childNodes' in node) this.readChildren(node.childNodes, kind)
  }

  endLine(kind: string) {
    const characters = collapse(this.characters)
    this.characters = []
    const text = textFrom(characters)
    const isProse = kind === '' || kind.endsWith('list item')
    // A question mark in an address ends no sentence.
    const masked = text.replace(linkTargetPattern, (target) => `‹${'x'.repeat(target.length - 2)}›`)
    for (const {
      index,
      segment: {length},
    } of isProse ? sentences.segment(masked) : [{index: 0, segment: masked}]) {
      const segment = text.slice(index, index + length)
      // A link target at the start belongs to the previous line, because that sentence ended inside the link.
      const [targets = ''] = /^(‹[^›]*› ?)*/.exec(segment) ?? []
      const last = this.lines.at(-1)
      if (targets && last) {
        last.text += ` ${targets.trim()}`
        last.characters.push(...charactersOf(` ${targets.trim()}`))
      }
      this.add(kind, characters.slice(index + targets.length, index + segment.length))
    }
  }

  private add(kind: string, all: Character[], more: Partial<Line> = {}) {
    const characters = collapse(all)
    const text = textFrom(characters)
    if (text) this.lines.push({region: this.region, section: this.section, kind, text, characters, ...more})
  }

  private addWords(kind: string, words: string, more?: Partial<Line>) {
    this.add(kind, charactersOf(words), more)
  }

  private write(words: string) {
    this.characters.push(...charactersOf(words))
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
        if (kind === 'table row') this.write(' / ')
        else this.endLine(kind)
      }
      this.read(node, kind)
      last = node
    }
  }

  private readElement(element: Element, kind: string) {
    const {tagName, parentNode} = element
    if (tagName === 'title' && parentNode?.nodeName === 'head')
      return this.addWords('title', textOf(element), {region: 'page'})
    if (attribute(element, 'name') === 'description')
      this.addWords('description', attribute(element, 'content'), {region: 'page'})
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
    const shown = address ? address + this.versionOf(address) : 'drawing'
    if (isPicture) this.addWords('picture', `${alt} ‹${shown}›`, {picture: address})
    for (const [name, kind] of Object.entries(nameAttributes))
      if (name !== 'aria-label' || !isPicture) this.addWords(kind, attribute(element, name))
  }

  /**
   * Reads an element's text and formatting, a link's address, and the id of the toast that a button shows.
   */
  private readInside(element: Element, kind: string) {
    const look = hideMark((textOf(element) && formattingMarks[element.tagName]) ?? '')
    this.write(look)
    this.readChildren(element.childNodes, kind)
    this.write(look)
    const [message] = attribute(element, 'data-wake').split(' ')
    const address = attribute(element, 'href')
    if (element.tagName === 'a') this.write(` ‹${address}${this.versionOf(address)}›`)
    if (message) this.write(` ‹message ${message}›`)
  }
}

function lineKind({tagName, parentNode}: Element): string | undefined {
  if (/^h[1-6]$/.test(tagName)) return `heading ${tagName.charAt(1)}`
  return tagName === 'li' && parentNode?.nodeName === 'ol' ? 'numbered list item' : lineKinds[tagName]
}

function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text'
}

function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'tagName' in node
}

/**
 * Whether an element repeats what is reported elsewhere: a list of headings, or the explanation of a hard
 * word.
 */
function isDerived(node: Node): boolean {
  return isElement(node) && hasAttribute(node, 'data-derived')
}

function isInline(node: Node | undefined): boolean {
  return isElement(node) && (inlineElements.has(node.tagName) || hasAttribute(node, 'data-term'))
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

/** Collapses white space, non-breaking included, to single spaces, and removes it at both ends. */
function collapse(characters: Character[]): Character[] {
  const isSpace = (character?: Character) => !character || /[\s\u00ad\u200b]/.test(character.value)
  return characters.flatMap((character, index) => {
    if (!isSpace(character)) return character
    const isInside = !isSpace(characters[index - 1]) && characters.slice(index).some((each) => !isSpace(each))
    return isInside ? {...character, value: ' '} : []
  })
}

function collapseSpaces(text: string): string {
  return textFrom(collapse(charactersOf(text)))
}
