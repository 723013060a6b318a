import {parseSync} from 'vite'

/**
 * The code of a client’s file without what staff write: the records of `content/`, which are objects that begin with an
 * id, the words that its documents show, and the messages as the build draws them, but for one of each of their tags.
 * A record, a message or a sentence more, however long, changes nothing of it.
 */
export function withoutContent(code: string, shown: string): string {
  const ranges: [start: number, end: number][] = []
  const tags = new Set<string>()
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isNode(node)) return
    const words = wordsOf(node)
    if (isDrawn(node)) for (const tag of tagsOf(node, code)) tags.add(tag)
    if (isDrawn(node) || isRecord(node) || (words !== undefined && /\S \S/.test(words) && shown.includes(words.trim())))
      ranges.push([node.start, node.end])
    else for (const value of Object.values(node)) walk(value)
  }
  walk(parseSync('client.js', code).program)
  let rest = code
  for (const [start, end] of ranges.sort(([one], [other]) => other - one)) rest = rest.slice(0, start) + rest.slice(end)
  return rest + [...tags].join('')
}

/**
 * A document without what staff write. A word, a card or a question more, however long, changes nothing of it;
 * a heavier style, script, element or attribute does, also where it stands on a page only once.
 */
export function frameOf(html: string): string {
  const code: string[] = []
  const rest = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, (whole, _name, attributes: string) => {
    // Data for machines is made of records.
    if (!attributes.includes('ld+json')) code.push(whole)
    return ''
  })
  const tags = (rest.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(written, ' $1'))
  return [...code, ...new Set(tags)].join('')
}

/** Attributes whose values come from pages and records. */
const written = / (id|href|content|datetime|aria-label|aria-labelledby|value|data-about|data-chunks)="[^"]*"/g

/** The text that documents show, without their code and their tags. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

interface Node {
  type: string
  start: number
  end: number
}

function isNode(value: unknown): value is Node & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function wordsOf(node: Node & Record<string, unknown>): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined
  return node.quasis[0].value.cooked
}

function isRecord(node: Node & Record<string, unknown>): boolean {
  const [first] = node.type === 'ObjectExpression' && Array.isArray(node.properties) ? node.properties : []
  return first?.key?.name === 'id' && wordsOf(first.value) !== undefined
}

/** An element as `src/vite/firstMessages.ts` draws it: its name, its attributes and what is in it. */
interface Drawn extends Node {
  elements: [name: Node, attributes: Node, ...children: Node[]]
}

function isDrawn(node: Node): node is Node & Drawn {
  const [name, attributes] = 'elements' in node && Array.isArray(node.elements) ? node.elements : []
  return name && wordsOf(name) !== undefined && attributes?.type === 'ObjectExpression'
}

/** Of an element and all inside it the name and the attributes, as they stand in the code. */
function tagsOf({start, elements: [, attributes, ...children]}: Drawn, code: string): string[] {
  const own = code.slice(start, attributes.end).replace(/(?<=\b(?:href|aria-label)"?:)`[^`]*`/g, '')
  return [own, ...children.filter(isDrawn).flatMap((child) => tagsOf(child, code))]
}
