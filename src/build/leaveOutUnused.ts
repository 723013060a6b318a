import {type CssNode, generate, parse} from 'css-tree'
import {groupBy} from '../site/index.ts'
import {type Element, elementsOf} from './elementsOf.ts'

/**
 * The styles of a document without the rules that none of its elements can come to match.
 * Only names and classes are asked after: attributes and states come and go while a page is used. What stands in a form
 * or wakes the page keeps all rules of its classes, for React may put more into it; and so do plain elements, of which
 * messages and the search are made.
 */
export function leaveOutUnused(css: string, html: string): string {
  const elements = elementsOf(html)
  const changing = new Set(elements.flatMap(({changes, classes}) => (changes ? classes : [])))
  // To ask all elements for each selector takes longer than anything else that is done to a document.
  const byMark = groupBy(elements, ({name, classes}) => [name, ...classes.map((each) => `.${each}`)])
  const meantBy = ({name, classes: [first]}: Part) => {
    const mark = first ? `.${first}` : name
    return mark ? (byMark.get(mark) ?? []) : elements
  }
  const isUsed = ({parts}: Selector, isPrinted: boolean) =>
    (!isPrinted && parts.every(({classes, name}) => classes.length === 0 && name !== 'main')) ||
    parts.some(({classes}) => classes.some((name) => changing.has(name))) ||
    meantBy(parts.at(-1) as Part).some((element) => matches(element, parts, parts.length - 1))
  return rulesIn(css)
    .map((rule) => write(read(rule), isUsed, false))
    .join('')
}

/** What a selector asks of one element, and where that stands from the next: `>`, `+`, `~`, or a space for anywhere inside. */
interface Part {
  name?: string
  classes: string[]
  combinator?: string
}

interface Selector {
  text: string
  parts: Part[]
}

/** A rule, one round others, or text that is kept as it is. */
type Piece = string | {selectors: Selector[]; block: string} | {around: string; pieces: Piece[]}

function write(piece: Piece, isUsed: (selector: Selector, isPrinted: boolean) => boolean, isPrinted: boolean): string {
  if (typeof piece === 'string') return piece
  if ('around' in piece) {
    const inside = piece.pieces
      .map((each) => write(each, isUsed, isPrinted || piece.around === '@media print'))
      .join('')
    return inside && `${piece.around}{${inside}}`
  }
  const used = piece.selectors.filter((selector) => isUsed(selector, isPrinted)).map(({text}) => text)
  return used.length > 0 ? used.join(',') + piece.block : ''
}

function matches(element: Element | undefined, parts: Part[], last: number): boolean {
  const part = parts[last]
  if (!part) return true
  if (!element) return false
  if (part.name && part.name !== element.name) return false
  if (!part.classes.every((name) => element.classes.includes(name))) return false
  const combinator = parts[last - 1]?.combinator
  if (combinator === '>') return matches(element.parent, parts, last - 1)
  if (combinator === '+') return matches(element.previous, parts, last - 1)
  if (!combinator) return true
  const next = combinator === '~' ? 'previous' : 'parent'
  for (let other = element[next]; other; other = other[next]) if (matches(other, parts, last - 1)) return true
  return false
}

/** The rules of a style sheet, one by one, so that each is read once for all documents. */
function rulesIn(css: string): string[] {
  const rules: string[] = []
  let [start, depth] = [0, 0]
  for (const {0: sign, index} of css.matchAll(/"[^"]*"|[{}]/g)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
    if (depth > 0 || sign !== '}') continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}

const known = new Map<string, Piece>()

function read(rule: string): Piece {
  const piece = known.get(rule) ?? pieceOf(parse(rule, {parseValue: false, parseCustomProperty: false}))
  known.set(rule, piece)
  return piece
}

function pieceOf(node: CssNode | null): Piece {
  if (node?.type === 'StyleSheet') return pieceOf(node.children.first)
  if (node?.type === 'Rule' && node.prelude.type === 'SelectorList') {
    return {selectors: node.prelude.children.toArray().map(readSelector), block: generate(node.block)}
  }
  if (node?.type === 'Atrule' && node.block && around.has(node.name)) {
    const condition = node.prelude ? ` ${generate(node.prelude)}` : ''
    return {around: `@${node.name}${condition}`, pieces: node.block.children.toArray().map(pieceOf)}
  }
  return node ? generate(node) : ''
}

/** Those that stand round rules with selectors. */
const around = new Set(['media', 'supports', 'container'])

function readSelector(selector: CssNode): Selector {
  const parts: Part[] = [{classes: []}]
  for (const node of selector.type === 'Selector' ? selector.children : []) {
    const part = parts.at(-1) as Part
    if (node.type === 'Combinator') {
      part.combinator = node.name
      parts.push({classes: []})
    }
    if (node.type === 'ClassSelector') part.classes.push(node.name)
    if (node.type === 'TypeSelector' && node.name !== '*') part.name = node.name
  }
  return {text: generate(selector), parts}
}
