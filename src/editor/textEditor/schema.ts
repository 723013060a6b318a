import {type Attrs, type Node, Schema} from 'prosemirror-model'
import type {Inline} from '../../edit/protocol.ts'

/** The attribute that marks an atom such as code, in the edited text; its value is its index. */
export const atomAttribute = 'data-atom'

/**
 * The ProseMirror schema of an edited text: text, bold, italics, struck text, links, and atoms such as code.
 */
export const schema = new Schema({
  nodes: {
    doc: {content: 'inline*'},
    text: {group: 'inline'},
    atom: {
      group: 'inline',
      inline: true,
      atom: true,
      draggable: true,
      attrs: {index: {}, name: {}, shown: {}},
      toDOM: ({attrs: {index, name, shown}}) => ['span', {[atomAttribute]: index, 'data-name': name}, shown],
      parseDOM: [
        {
          tag: `[${atomAttribute}]`,
          getAttrs: (atom) => ({
            index: Number(atom.getAttribute(atomAttribute)),
            name: atom.dataset.name ?? '',
            shown: atom.textContent,
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
export const {atom: atomType} = schema.nodes

/** Returns the document of a text from the server; `shown` returns the text of an atom (code). */
export function docOf(inlines: Inline[], shown: (index: number) => string = () => ''): Node {
  const nodes = inlines.map((inline) =>
    schema.nodeFromJSON(
      inline.type === 'atom'
        ? {...inline, attrs: {...inline.attrs, shown: shown(inline.attrs.index)}}
        : inline,
    ),
  )
  return schema.node('doc', null, nodes)
}

/** Returns the text of a document, as the server accepts it. */
export function inlinesIn(doc: Node): Inline[] {
  return doc.content.toJSON() ?? []
}

/** Creates the element of an atom such as code, which can only be moved or removed as a whole. */
export function createAtomElement({index, name}: Attrs, content: globalThis.Node[] = []): HTMLElement {
  const atom = document.createElement('span')
  atom.setAttribute(atomAttribute, String(index))
  atom.dataset.name = name
  atom.contentEditable = 'false'
  atom.setAttribute('role', 'img')
  atom.append(...content)
  const words = atom.textContent?.trim() || atom.querySelector('img')?.alt
  atom.setAttribute('aria-label', words ? `${name}: ${words}` : name)
  atom.title = `${name}: you can move or remove this, but not type in it`
  if (atom.childNodes.length === 0) atom.append(name)
  return atom
}

/** Whether two texts are equal, including bold, italics and links. */
export function sameInlines(one: Inline[], other: Inline[]): boolean {
  return docOf(one).eq(docOf(other))
}

/** Lists the numbers of a text’s atoms, such as code, in order. */
export function atomIndexes(inlines: Inline[]): number[] {
  return inlines.flatMap((each) => (each.type === 'atom' ? each.attrs.index : []))
}

/** Replaces the number of each atom, such as code, with its index in `order`. */
export function renumberAtoms(inlines: Inline[], order: number[]): Inline[] {
  return inlines.map((each) =>
    each.type === 'atom' ? {...each, attrs: {...each.attrs, index: order.indexOf(each.attrs.index)}} : each,
  )
}
