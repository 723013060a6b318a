import {type MarkType, type Node as WordNode, DOMParser as WordParser} from 'prosemirror-model'
import type {Block, Inline} from '../edit/protocol.ts'
import {inlinesIn, schema, textOf} from './words.ts'

/** Blocks as another program brings them: a heading has the level that it had there. */
type Pasted = {paragraph: Inline[]} | {list: Inline[][]; ordered: boolean} | {heading: Inline[]; level: number}

type Read = (nodes: Iterable<Node>) => Inline[]

/** What a clipboard brings, with the marks and locked pieces that the place takes, and nothing of how it looked elsewhere. */
export function blocksIn(data: DataTransfer, marks: MarkType[], chips: WordNode[]): Block[] {
  const fitting = (node: WordNode): WordNode[] => {
    const own = node.marks.filter(({type}) => marks.includes(type))
    if (chips.some((chip) => chip.hasMarkup(node.type, node.attrs, chip.marks))) return [node.mark(own)]
    const words = (node.text ?? String(node.attrs.shown)).replace(/\s+/g, ' ')
    return words ? [schema.text(words, own)] : []
  }
  const html = data.getData('text/html')
  const read = (nodes: Iterable<Node>) => inlinesIn(schema.node('doc', null, wordsIn(nodes).flatMap(fitting)))
  const blocks = html ? blocksOf(bodyOf(html), read) : paragraphsIn(data.getData('text/plain'))
  const levels = [...new Set(blocks.flatMap((block) => ('level' in block ? block.level : [])))].sort()
  const result: Block[] = []
  for (const block of blocks) {
    const last = result.at(-1)
    if ('level' in block) result.push({heading: block.heading, depth: depths[levels.indexOf(block.level)] ?? 4})
    // Word makes a list of its own of each item.
    else if ('list' in block && last && 'list' in last && last.ordered === block.ordered) last.list.push(...block.list)
    else result.push(block)
  }
  return result
}

/** A page has its title already. */
const depths = [2, 3, 4] as const

function paragraphsIn(words: string): Pasted[] {
  return words.split(/\n\s*\n/).flatMap((each) => paragraphOf([{words: each.replace(/\s+/g, ' ')}]))
}

function paragraphOf(paragraph: Inline[]): Pasted[] {
  return textOf(paragraph).trim() ? [{paragraph}] : []
}

/** The page that a clipboard brings, without what is no words. */
function bodyOf(html: string): HTMLElement {
  const {body} = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, title, xml')) element.remove()
  return body
}

const blockTags = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, blockquote, pre, section, article, dt, dd'

/** The blocks of an element, in their order; words between them are paragraphs, and so are those that two line breaks part. */
function blocksOf(element: Element, read: Read): Pasted[] {
  const blocks: Pasted[] = []
  let words: Node[] = []
  const end = () => {
    blocks.push(...paragraphOf(read(words)))
    words = []
  }
  for (const node of [...element.childNodes]) {
    if (node instanceof HTMLElement && (node.matches(blockTags) || node.querySelector(blockTags))) {
      end()
      blocks.push(...blockOf(node, read))
    } else if (node.nodeName === 'BR' && words.at(-1)?.nodeName === 'BR') end()
    else words.push(node)
  }
  end()
  return blocks
}

function blockOf(element: HTMLElement, read: Read): Pasted[] {
  const [, level] = /^H(\d)$/.exec(element.nodeName) ?? []
  const ordered = element.matches('ol')
  // In Word each item of a list is a paragraph with a sign or a number in front.
  const sign = element.querySelector('[style*="mso-list" i][style*="ignore" i]')
  sign?.remove()
  if (level) {
    const heading = read(element.childNodes)
    return textOf(heading).trim() ? [{heading, level: Number(level)}] : []
  }
  if (element.matches('ul, ol')) {
    const items = [...element.querySelectorAll('li')].map((item) => read(withoutLists(item).childNodes))
    return [{list: items.filter((item) => textOf(item).trim()), ordered}]
  }
  if (/mso-list:\s*l\d/.test(element.getAttribute('style') ?? ''))
    return [{list: [read(element.childNodes)], ordered: /^\s*\w+[.)]/.test(sign?.textContent ?? '')}]
  if (element.matches('tr') || !element.querySelector(blockTags)) return paragraphOf(read(element.childNodes))
  return blocksOf(element, read)
}

/** An item without the lists in it, whose items stand for themselves. */
function withoutLists(item: HTMLElement): HTMLElement {
  const own = item.cloneNode(true) as HTMLElement
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  return own
}

const parser = WordParser.fromSchema(schema)

function wordsIn(nodes: Iterable<Node>): readonly WordNode[] {
  const holder = document.createElement('div')
  holder.append(...[...nodes].map((node) => node.cloneNode(true)))
  for (const gap of holder.querySelectorAll(`br, td, th, ${blockTags}`)) gap.before(' ')
  for (const gap of holder.querySelectorAll('br')) gap.remove()
  for (const link of holder.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.replace(location.origin, '') ?? ''
    // Word's own places in a document begin with an underscore.
    if (/^(https?:|mailto:|tel:|\/|#(?!_))/.test(address)) link.setAttribute('href', address)
    else link.removeAttribute('href')
  }
  return parser.parse(holder, {preserveWhitespace: true}).children
}
