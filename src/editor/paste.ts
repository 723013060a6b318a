import {type MarkType, type Node as WordNode, DOMParser as WordParser} from 'prosemirror-model'
import {plainTextOf} from '../edit/inline/contents.ts'
import type {Block, Inline} from '../edit/protocol.ts'
import {inlinesIn, schema} from './boxSchema.ts'

/** A pasted block of text; a heading still has the level that it had in the program from which it was copied. */
type PastedBlock = {paragraph: Inline[]} | {list: Inline[][]; ordered: boolean} | {heading: Inline[]; level: number}

type ReadInlines = (nodes: Iterable<Node>) => Inline[]

/** Converts the clipboard to blocks, with only the allowed formatting (`marks`) and locked pieces (`chips`). */
export function clipboardBlocks(data: DataTransfer, marks: MarkType[], chips: WordNode[]): Block[] {
  const fitting = (node: WordNode): WordNode[] => {
    const own = node.marks.filter(({type}) => marks.includes(type))
    if (chips.some((chip) => chip.hasMarkup(node.type, node.attrs, chip.marks))) return [node.mark(own)]
    const words = (node.text ?? String(node.attrs.shown)).replace(/\s+/g, ' ')
    return words ? [schema.text(words, own)] : []
  }
  const html = data.getData('text/html')
  const read = (nodes: Iterable<Node>) => inlinesIn(schema.node('doc', null, parseNodes(nodes).flatMap(fitting)))
  const blocks = html ? pastedBlocks(bodyOf(html), read) : paragraphsIn(data.getData('text/plain'))
  const levels = [...new Set(blocks.flatMap((block) => ('level' in block ? block.level : [])))].sort()
  const result: Block[] = []
  for (const block of blocks) {
    const last = result.at(-1)
    if ('level' in block) result.push({heading: block.heading, depth: depths[levels.indexOf(block.level)] ?? 4})
    // Merges adjacent lists, because Word writes each item as a list of its own.
    else if ('list' in block && last && 'list' in last && last.ordered === block.ordered) last.list.push(...block.list)
    else result.push(block)
  }
  return result
}

/** The heading levels of pasted headings; level 1 is the page’s title. */
const depths = [2, 3, 4] as const

function paragraphsIn(words: string): PastedBlock[] {
  return words.split(/\n\s*\n/).flatMap((each) => paragraphOf([{words: each.replace(/\s+/g, ' ')}]))
}

function paragraphOf(paragraph: Inline[]): PastedBlock[] {
  return plainTextOf(paragraph).trim() ? [{paragraph}] : []
}

/** Parses clipboard HTML, without elements whose content is not shown as text. */
function bodyOf(html: string): HTMLElement {
  const {body} = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, title, xml')) element.remove()
  return body
}

const blockTags = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, blockquote, pre, section, article, dt, dd'

/** Returns the blocks of an element, in order; loose text becomes paragraphs, split at double line breaks. */
function pastedBlocks(element: Element, read: ReadInlines): PastedBlock[] {
  const blocks: PastedBlock[] = []
  let words: Node[] = []
  const endParagraph = () => {
    blocks.push(...paragraphOf(read(words)))
    words = []
  }
  for (const node of [...element.childNodes]) {
    if (node instanceof HTMLElement && (node.matches(blockTags) || node.querySelector(blockTags))) {
      endParagraph()
      blocks.push(...pastedBlocksOf(node, read))
    } else if (node.nodeName === 'BR' && words.at(-1)?.nodeName === 'BR') endParagraph()
    else words.push(node)
  }
  endParagraph()
  return blocks
}

function pastedBlocksOf(element: HTMLElement, read: ReadInlines): PastedBlock[] {
  const [, level] = /^H(\d)$/.exec(element.nodeName) ?? []
  const ordered = element.matches('ol')
  // In Word, a list item is a paragraph that starts with a bullet or number.
  const bullet = element.querySelector('[style*="mso-list" i][style*="ignore" i]')
  bullet?.remove()
  if (level) {
    const heading = read(element.childNodes)
    return plainTextOf(heading).trim() ? [{heading, level: Number(level)}] : []
  }
  if (element.matches('ul, ol')) {
    const items = [...element.querySelectorAll('li')].map((item) => read(withoutLists(item).childNodes))
    return [{list: items.filter((item) => plainTextOf(item).trim()), ordered}]
  }
  if (/mso-list:\s*l\d/.test(element.getAttribute('style') ?? ''))
    return [{list: [read(element.childNodes)], ordered: /^\s*\w+[.)]/.test(bullet?.textContent ?? '')}]
  if (element.matches('tr') || !element.querySelector(blockTags)) return paragraphOf(read(element.childNodes))
  return pastedBlocks(element, read)
}

/** Returns a copy of an item without its nested lists, whose items are read separately. */
function withoutLists(item: HTMLElement): HTMLElement {
  const own = item.cloneNode(true) as HTMLElement
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  return own
}

const parser = WordParser.fromSchema(schema)

function parseNodes(nodes: Iterable<Node>): readonly WordNode[] {
  const holder = document.createElement('div')
  holder.append(...[...nodes].map((node) => node.cloneNode(true)))
  for (const gap of holder.querySelectorAll(`br, td, th, ${blockTags}`)) gap.before(' ')
  for (const gap of holder.querySelectorAll('br')) gap.remove()
  for (const link of holder.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.replace(location.origin, '') ?? ''
    // Keeps only safe addresses, and not Word’s internal bookmarks, which start with `#_`.
    if (/^(https?:|mailto:|tel:|\/|#(?!_))/.test(address)) link.setAttribute('href', address)
    else link.removeAttribute('href')
  }
  return parser.parse(holder, {preserveWhitespace: true}).children
}
