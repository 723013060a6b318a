import {type Attrs, type Node, Schema} from 'prosemirror-model'
import type {Inline} from '../../edit/protocol.ts'

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

/** Returns the document of a text from the server; `shown` returns the text of a locked piece (code). */
export function docOf(inlines: Inline[], shown: (kept: number) => string = () => ''): Node {
  const nodes = inlines.map((inline) =>
    schema.nodeFromJSON(
      inline.type === 'kept' ? {...inline, attrs: {...inline.attrs, shown: shown(inline.attrs.kept)}} : inline,
    ),
  )
  return schema.node('doc', null, nodes)
}

/** Returns the text of a document, as the server accepts it. */
export function inlinesIn(doc: Node): Inline[] {
  return doc.content.toJSON() ?? []
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
  return inlines.flatMap((each) => (each.type === 'kept' ? each.attrs.kept : []))
}

/** Replaces the number of each locked piece, such as code, with its index in `order`. */
export function renumberChips(inlines: Inline[], order: number[]): Inline[] {
  return inlines.map((each) =>
    each.type === 'kept' ? {...each, attrs: {...each.attrs, kept: order.indexOf(each.attrs.kept)}} : each,
  )
}
