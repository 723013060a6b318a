import {parse} from 'parse5'
import type {Answer, Image, Link, Look, Name, PageText, Region, Unit} from './model.ts'
import {sentencesOf} from './sentences.ts'
import {attribute, type Element, isElement, isInline, isSilent, type Node, plain, textOf} from './textOf.ts'

/** Attributes whose words somebody hears or sees. */
const naming = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title']

/** What a heading names as a whole, even the words above it. */
const sectioning = new Set(['article', 'section', 'form', 'figure', 'li'])

/** Elements that show their words in a way of their own. */
const looks: Record<string, Look['look']> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  del: 'struck through',
  s: 'struck through',
}

/** What stands round the place that is being read. */
interface Surroundings {
  kind: Unit['kind']
  level: number
}

/** All that a visitor can read in a built document, what is hidden until it is pressed included. */
export function readPage(address: string, document: string): PageText {
  const reader = new Reader()
  // Without scripting, so that the words of `<noscript>` are read too: some visitors get them.
  reader.read(parse(document, {scriptingEnabled: false}), {kind: 'text', level: 0})
  reader.endLine({kind: 'text', level: 0})
  const {title, description, units, links, images, names, looks, answers} = reader
  return {address, title, description, units, links, images, names, looks, answers, toasts: []}
}

/** Walks a document once, line by line. */
class Reader {
  title = ''
  description = ''
  units: Unit[] = []
  links: Link[] = []
  images: Image[] = []
  names: Name[] = []
  looks: Look[] = []
  answers: Answer[] = []
  region: Region = 'header'
  section = ''
  line = ''

  read(node: Node, around: Surroundings) {
    if (node.nodeName === '#text' && 'value' in node) this.line += node.value
    else if (isElement(node)) this.readElement(node, around)
    else if ('childNodes' in node) this.readChildren(node.childNodes, around)
  }

  readChildren(nodes: Node[], around: Surroundings) {
    let last: Node | undefined
    const links = areLinks(nodes)
    for (const node of nodes) {
      if (node.nodeName === '#comment' || (links && !isElement(node))) continue
      // `<a>One</a><a>Two</a>` are two things beside each other, not one word.
      if (isElement(node) && isElement(last) && isInline(node) && isInline(last)) this.endLine(around)
      this.read(node, around)
      last = node
    }
  }

  readElement(element: Element, around: Surroundings) {
    const {tagName} = element
    if (tagName === 'head') return this.readHead(element)
    // A list that the build makes of headings or titles: what changed in it is reported where those stand.
    if (attribute(element, 'data-derived') !== undefined) return
    this.readName(element)
    if (tagName === 'img' || attribute(element, 'role') === 'img') this.readImage(element)
    if (isSilent(element)) return
    this.readLook(element)
    if (tagName === 'a') this.readLink(element)
    this.readAnswer(element)
    if (isInline(element)) return this.readChildren(element.childNodes, around)

    this.endLine(around)
    const inside = insideOf(element, around)
    if (tagName === 'main') this.enter('page')
    if (inside.kind === 'heading' && inside.level !== around.level) this.section = textOf(element)
    if (tagName === 'input') this.readButton(element)
    const outside = this.section
    const own = sectioning.has(tagName) && this.region === 'page' ? headingIn(element) : undefined
    if (own) this.section = textOf(own)
    this.readChildren(element.childNodes, inside)
    this.endLine(inside)
    // What follows a section is read below its heading, and what follows a card below that of its section.
    if (own && Number(own.tagName.charAt(1)) > 2) this.section = outside
    // A footer has parts beside each other, and what has no heading is below none of theirs.
    if (element.parentNode?.nodeName === 'footer') this.section = ''
    if (tagName === 'main') this.enter('footer')
  }

  enter(region: Region) {
    this.region = region
    this.section = ''
  }

  endLine({kind, level}: Surroundings) {
    const text = plain(this.line)
    this.line = ''
    for (const sentence of kind === 'text' ? sentencesOf(text) : text ? [text] : []) {
      this.units.push({region: this.region, kind, level, section: this.section, text: sentence})
    }
  }

  readHead(head: Element) {
    for (const node of head.childNodes) {
      if (!isElement(node)) continue
      if (node.tagName === 'title') this.title = textOf(node)
      if (attribute(node, 'name') === 'description') this.description = plain(attribute(node, 'content') ?? '')
    }
  }

  readLink(element: Element) {
    const to = attribute(element, 'href')
    if (to === undefined) return
    this.links.push({...this.here(), text: textOf(element) || nameOf(element), to: withoutHashes(to)})
  }

  /** What wakes a page says what is pressed: a message by its id, with what its mail is about behind it, or another part of the page. */
  readAnswer(element: Element) {
    const toast = attribute(element, 'data-wake')?.split(' ')[0]
    if (toast) this.answers.push({...this.here(), text: textOf(element) || nameOf(element), toast})
  }

  readImage(element: Element) {
    const alt = attribute(element, 'alt') ?? nameOf(element)
    const source = withoutHashes(attribute(element, 'src') ?? element.tagName)
    if (alt || element.tagName === 'img') this.images.push({...this.here(), source, alt: plain(alt)})
  }

  readName(element: Element) {
    for (const each of naming) {
      const name = plain(attribute(element, each) ?? '')
      const isAlt = each === 'aria-label' && attribute(element, 'role') === 'img'
      if (name && !isAlt) this.names.push({...this.here(), on: `${element.tagName} ${each}`, name})
    }
  }

  readLook(element: Element) {
    const look = element.tagName === 'li' ? listOf(element) : looks[element.tagName]
    const text = textOf(element)
    if (look && text) this.looks.push({...this.here(), look, text})
  }

  /** `<input type="submit" value="Send">` is a button with words. */
  readButton(element: Element) {
    const type = attribute(element, 'type') ?? ''
    const value = plain(attribute(element, 'value') ?? '')
    if (!['submit', 'button', 'reset'].includes(type) || !value) return
    this.units.push({...this.here(), kind: 'button', level: 0, text: value})
  }

  here() {
    return {region: this.region, section: this.section}
  }
}

function insideOf(element: Element, around: Surroundings): Surroundings {
  const heading = /^h([1-6])$/.exec(element.tagName)
  if (heading) return {kind: 'heading', level: Number(heading[1])}
  if (attribute(element, 'role') === 'heading')
    return {kind: 'heading', level: Number(attribute(element, 'aria-level') ?? 2)}
  if (['label', 'legend', 'option'].includes(element.tagName)) return {kind: 'label', level: 0}
  if (element.tagName === 'button') return {kind: 'button', level: 0}
  return around
}

/** `<a>One</a> <a>Two</a>`: links beside each other, and no words between them that would make them a sentence. */
function areLinks(nodes: Node[]): boolean {
  const isLink = (node: Node) => isElement(node) && node.tagName === 'a'
  const isBlank = (node: Node) => !isElement(node) && !('value' in node && plain(node.value))
  return nodes.some(isLink) && nodes.every((node) => isLink(node) || isBlank(node))
}

function listOf(item: Element): Look['look'] {
  return item.parentNode?.nodeName === 'ol' ? 'numbered list' : 'bulleted list'
}

function headingIn(element: Element): Element | undefined {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue
    const heading = /^h[1-6]$/.test(child.tagName) ? child : headingIn(child)
    if (heading) return heading
  }
  return undefined
}

function nameOf(element: Element): string {
  return plain(attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '')
}

/** Addresses like `/assets/guide-B1xY9z_a.pdf` without the part that only tells one build from another. */
export function withoutHashes(text: string): string {
  return text.replace(/(\/assets\/[^\s"']+?)-[\w-]{8}(\.\w+)(?![\w.-])/g, '$1$2')
}
