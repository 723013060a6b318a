import {type Node as WordNode, DOMParser as WordParser} from 'prosemirror-model'
import {plainTextOf} from '../../edit/inline/contents.ts'
import type {Inline} from '../../edit/protocol.ts'
import {type Loss, type Pasted, type PastedBlock, safeAddress} from './pastedBlock.ts'
import {inlinesIn, schema} from './schema.ts'

type ReadInlines = (nodes: Iterable<Node>) => Inline[]

/** Reads copied HTML; `atoms` are those, such as code, that may be in it. */
export function readHtml(html: string, atoms: WordNode[]): Pasted {
  const fitting = (node: WordNode): WordNode[] => {
    if (node.isText || atoms.some((atom) => atom.hasMarkup(node.type, node.attrs, atom.marks))) return [node]
    return node.attrs.shown ? [schema.text(String(node.attrs.shown), node.marks)] : []
  }
  const losses: Loss[] = []
  const body = bodyOf(html)
  for (const picture of body.querySelectorAll('img:not([data-atom] *)')) {
    if (isEmoji(picture)) picture.replaceWith(picture.getAttribute('alt') ?? '')
    // A picture of one pixel only tells the sender of an email that it was opened.
    else if (Number(picture.getAttribute('width') ?? 2) > 1) losses.push('picture')
  }
  const read = (nodes: Iterable<Node>) =>
    inlinesIn(schema.node('doc', null, parseNodes(nodes).flatMap(fitting)))
  return {blocks: blocksIn(body, {read, losses}), losses}
}

/** Whether HTML is only text in a fixed layout, as a code editor copies it: its plain text says as much. */
export function isPreformatted(html: string): boolean {
  const body = bodyOf(html)
  const outer = [...body.querySelectorAll<HTMLElement>('pre, [style*="white-space" i]')].find(isLaidOut)
  const isWhole = outer?.textContent?.trim() === body.textContent?.trim()
  return (
    isWhole && !body.querySelector('b, strong, i, em, a, s, del, img, ul, ol, table, h1, h2, h3, h4, h5, h6')
  )
}

const isLaidOut = (element: HTMLElement) =>
  element.matches('pre') || /^(pre|break-spaces)/.test(element.style.whiteSpace)

/** Elements whose content readers don’t see: code, deleted text and comments of Word’s tracked changes. */
const unseen =
  'style, script, meta, title, xml, template, noscript, [hidden], del[cite], del[datetime], .msoDel, .msocomanchor, .msocomtxt, .MsoCommentReference, [style*="mso-element:comment" i]'

/**
 * Parses clipboard HTML, without what readers don’t see, and with `\n` only for line breaks that they see.
 */
function bodyOf(html: string): HTMLElement {
  // Without its tag, the parser would drop the spaces at the start of the body.
  const whole = /<(?:html|body)\b/i.test(html) ? html : `<body>${html}`
  const {body} = new DOMParser().parseFromString(whole, 'text/html')
  for (const element of body.querySelectorAll(unseen)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const {display, visibility} = element.style
    const isHidden = display === 'none' || visibility === 'hidden'
    if (isHidden || /mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')) element.remove()
  }
  for (const node of nodesIn(body, NodeFilter.SHOW_TEXT)) {
    const isLaid = [...ancestorsOf(node, body)].some(isLaidOut)
    node.textContent = (node.textContent ?? '').replace(isLaid ? /[^\S\n]+/g : /\s+/g, ' ')
  }
  // Browsers on Windows put line breaks around the copied fragment.
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) {
    if (comment.textContent === 'StartFragment') removeSpace(comment.previousSibling)
    if (comment.textContent === 'EndFragment') removeSpace(comment.nextSibling)
  }
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  return body
}

function nodesIn(root: Node, kind: number): Node[] {
  const walker = document.createTreeWalker(root, kind)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

function* ancestorsOf(node: Node, root: Node): Iterable<HTMLElement> {
  for (let at = node.parentElement; at && at !== root; at = at.parentElement) yield at
}

function removeSpace(node: Node | null) {
  if (node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') node.textContent = ''
}

function isEmoji(picture: Element): boolean {
  return /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u.test(picture.getAttribute('alt') ?? '')
}

const blockTags =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, blockquote, pre, section, article, dt, dd'

interface Reading {
  read: ReadInlines
  losses: Loss[]
}

/** Returns the blocks of an element, in order; loose text becomes paragraphs. */
function blocksIn(element: Element, reading: Reading): PastedBlock[] {
  const blocks: PastedBlock[] = []
  let words: Node[] = []
  const endParagraph = () => {
    // Word writes each paragraph and list item on a line of its own: the line breaks end no list.
    if (words.some(({textContent}) => textContent?.trim())) blocks.push({paragraph: reading.read(words)})
    words = []
  }
  for (const node of [...element.childNodes]) {
    if (node instanceof HTMLElement && (node.matches(blockTags) || node.querySelector(blockTags))) {
      endParagraph()
      blocks.push(...blocksOf(node, reading))
    } else words.push(node)
  }
  endParagraph()
  return blocks
}

function blocksOf(element: HTMLElement, reading: Reading): PastedBlock[] {
  const {read} = reading
  const [, level] = /^H(\d)$/.exec(element.nodeName) ?? []
  if (level) return [{heading: read(element.childNodes), level: Number(level)}]
  if (element.matches('ul, ol'))
    return [{items: [...element.querySelectorAll('li')].map((li) => itemOf(li, read))}]
  const [, depth] = /mso-list:\s*l\d+\s+level(\d)/.exec(element.getAttribute('style') ?? '') ?? []
  if (depth) {
    // In Word, a list item is a paragraph that starts with a bullet or number.
    const bullet = element.querySelector('[style*="mso-list" i][style*="ignore" i]')
    bullet?.remove()
    const ordered = /^\s*\w+[.)]/.test(bullet?.textContent ?? '')
    return [{items: [{item: read(element.childNodes), depth: Number(depth) - 1, ordered}]}]
  }
  const table = element instanceof HTMLTableElement && tableOf(element, reading)
  if (table) return [{table}]
  if (element.matches('tr') || !element.querySelector(blockTags))
    return [{paragraph: read(element.childNodes)}]
  return blocksIn(element, reading)
}

function itemOf(li: Element, read: ReadInlines) {
  const own = li.cloneNode(true) as Element
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  let depth = -1
  for (let list = li.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null) depth++
  return {item: read(own.childNodes), depth, ordered: li.closest('ul, ol')?.matches('ol') ?? false}
}

/**
 * Returns the cells of a table that Markdown can show; `undefined` if it only lays out an email, for example.
 */
function tableOf(table: HTMLTableElement, {read, losses}: Reading): Inline[][][] | undefined {
  const cells = [...table.rows].map((row) => [...row.cells])
  const rows = cells
    .map((row) => row.map((cell) => read(cell.childNodes)))
    .filter((row) => row.some((cell) => plainTextOf(cell).trim()))
  const isGrid = rows.length > 1 && rows.every((row) => row.length > 1)
  if (!isGrid || table.querySelector('table')) return undefined
  const isRegular =
    rows.every((row) => row.length === rows[0]?.length) &&
    cells.flat().every(({colSpan, rowSpan}) => colSpan === 1 && rowSpan === 1)
  if (isRegular && !table.querySelector('ul, ol, h1, h2, h3, h4, h5, h6')) return rows
  losses.push('table')
  return undefined
}

const parser = WordParser.fromSchema(schema)

function parseNodes(nodes: Iterable<Node>): readonly WordNode[] {
  const container = document.createElement('div')
  container.append(...[...nodes].map((node) => node.cloneNode(true)))
  for (const gap of container.querySelectorAll(`td, th, ${blockTags}`)) gap.before(' ')
  for (const link of container.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.replace(location.origin, '') ?? ''
    if (safeAddress.test(address)) link.setAttribute('href', address)
    else link.removeAttribute('href')
  }
  return parser.parse(container, {preserveWhitespace: 'full'}).children
}
