import {type Attrs, type Mark, type Node, Schema} from 'prosemirror-model'
import {innerOf, type PlainMark, plainMarkOf, withPlainMark} from '../edit/inline/contents.ts'
import type {Inline} from '../edit/protocol.ts'

/** The attribute that marks a locked piece, such as code, in the edited text; its value is the piece’s number. */
export const chipAttribute = 'data-kept'

/** The ProseMirror schema of an edited text: text, bold, italics, struck text, links, and locked pieces such as code. */
export const schema = new Schema({
  nodes: {
    doc: {content: 'inline*'},
    text: {group: 'inline'},
    kept: {
      group: 'inline',
      inline: true,
      atom: true,
      draggable: true,
      attrs: {kept: {}, name: {}, shown: {}},
      toDOM: ({attrs: {kept, name, shown}}) => ['span', {[chipAttribute]: kept, 'data-name': name}, shown],
      parseDOM: [
        {
          tag: `[${chipAttribute}]`,
          getAttrs: (chip) => ({
            kept: Number(chip.getAttribute(chipAttribute)),
            name: chip.dataset.name ?? '',
            shown: chip.textContent,
          }),
        },
      ],
    },
  },
  // In the order of nesting: `<a>` is outside `<strong>` and `<em>`.
  marks: {
    link: {
      attrs: {href: {}},
      toDOM: ({attrs: {href}}) => ['a', {href}],
      parseDOM: [{tag: 'a[href]', getAttrs: (link) => ({href: link.getAttribute('href')})}],
    },
    strong: {
      toDOM: () => ['strong'],
      parseDOM: [
        {tag: 'strong'},
        // Google Docs wraps everything it copies in a <b> that is not bold.
        {tag: 'b', getAttrs: ({style}) => style.fontWeight !== 'normal' && null},
        {style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]00)$/.test(weight) && null},
        {style: 'font-weight=400', clearMark: ({type}) => type.name === 'strong'},
      ],
    },
    emphasis: {
      toDOM: () => ['em'],
      parseDOM: [{tag: 'i'}, {tag: 'em'}, {style: 'font-style=italic'}],
    },
    struck: {
      toDOM: () => ['del'],
      parseDOM: [
        {tag: 's'},
        {tag: 'strike'},
        {tag: 'del'},
        {style: 'text-decoration', getAttrs: (line) => /line-through/.test(line) && null},
        {style: 'text-decoration-line', getAttrs: (line) => /line-through/.test(line) && null},
      ],
    },
  },
})

export const {link, strong, emphasis, struck} = schema.marks
export const {kept} = schema.nodes

/** Converts inlines from the server to a ProseMirror document; `shown` returns the text of a locked piece (code). */
export function docOf(inlines: Inline[], shown: (kept: number) => string = () => ''): Node {
  return schema.node('doc', null, nodesOf(inlines, shown, []))
}

function nodesOf(inlines: Inline[], shown: (kept: number) => string, marks: readonly Mark[]): Node[] {
  return inlines.flatMap((inline) => {
    if ('words' in inline) return inline.words ? schema.text(inline.words, marks) : []
    if ('kept' in inline) return kept.create({...inline, shown: shown(inline.kept)}, null, marks)
    const plain = plainMarkOf(inline)
    const mark = 'link' in inline ? link.create({href: inline.link}) : schema.mark(plain as PlainMark)
    return nodesOf(innerOf(inline), shown, mark.addToSet(marks))
  })
}

/** Converts a ProseMirror document to inlines, the form that the server accepts. */
export function inlinesIn({children}: Node): Inline[] {
  return toInlines(children, [])
}

function toInlines(nodes: readonly Node[], outside: readonly Mark[]): Inline[] {
  const [first] = nodes
  if (!first) return []
  const endOf = (mark: Mark) => [...nodes, schema.text(' ')].findIndex(({marks}) => !mark.isInSet(marks))
  const runs = first.marks.filter((mark) => !mark.isInSet(outside)).map((mark) => ({mark, end: endOf(mark)}))
  const [widest] = runs.sort((one, other) => other.end - one.end)
  if (!widest) {
    const {kept, name} = first.attrs
    return [first.isText ? {words: first.text ?? ''} : {kept, name}, ...toInlines(nodes.slice(1), outside)]
  }
  const {mark, end} = widest
  const inner = toInlines(nodes.slice(0, end), [...outside, mark])
  const inline: Inline =
    mark.type === link ? {link: mark.attrs.href, inner} : withPlainMark(mark.type.name as PlainMark, inner)
  return [inline, ...toInlines(nodes.slice(end), outside)]
}

/** Creates the element of a locked piece, such as code, which can only be moved or removed as a whole. */
export function chipOf({kept, name}: Attrs, look: globalThis.Node[] = []): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(chipAttribute, String(kept))
  chip.dataset.name = name
  chip.contentEditable = 'false'
  chip.setAttribute('role', 'img')
  chip.append(...look)
  const words = chip.textContent?.trim() || chip.querySelector('img')?.alt
  chip.setAttribute('aria-label', words ? `${name}: ${words}` : name)
  chip.title = `${name}: you can move or remove this, but not type in it`
  if (chip.childNodes.length === 0) chip.append(name)
  return chip
}

/** Whether two texts are equal, including bold, italics and links. */
export function sameInlines(one: Inline[], other: Inline[]): boolean {
  return docOf(one).eq(docOf(other))
}

/** Lists the numbers of a text’s locked pieces, such as code, in order. */
export function chipNumbers(inlines: Inline[]): number[] {
  return docOf(inlines).children.flatMap(({type, attrs}) => (type === kept ? attrs.kept : []))
}

/** Replaces the number of each locked piece, such as code, with its index in `order`. */
export function renumberChips(inlines: Inline[], order: number[]): Inline[] {
  return inlines.map((inline) => {
    if ('kept' in inline) return {...inline, kept: order.indexOf(inline.kept)}
    const mark = plainMarkOf(inline)
    if (mark) return withPlainMark(mark, renumberChips(innerOf(inline), order))
    return 'link' in inline ? {...inline, inner: renumberChips(inline.inner, order)} : inline
  })
}
