import {chainCommands, deleteSelection, selectAll, toggleMark} from 'prosemirror-commands'
import {history, redo, undo} from 'prosemirror-history'
import {keymap} from 'prosemirror-keymap'
import type {Mark, MarkType, Node} from 'prosemirror-model'
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
} from 'prosemirror-state'
import {EditorView} from 'prosemirror-view'
import type {Inline} from '../../edit/protocol.ts'
import {announce} from '../connection/uiState.ts'
import {atomType, createAtomElement, docOf, emphasis, link, schema, strong} from './schema.ts'

/**
 * Where the caret is put: at a point of the window, at the end, after n characters; `all` selects all text.
 */
export type Caret = {x: number; y: number} | 'end' | 'all' | number

/** The text to edit, and the editor view’s callbacks. */
export interface ViewOptions {
  doc: Node
  /** The formatting that is allowed: bold, italics, links. */
  marks: MarkType[]
  /**
   * Whether the links of the text look like buttons: text typed at the end of one is part of it, not after
   * it.
   */
  hasButtons?: boolean | undefined
  /** Returns the nodes that show an atom such as code, by its index. */
  renderAtom: (index: number) => globalThis.Node[]
  /** The handler of each key. */
  keys: Record<string, () => unknown>
  /** Handles Backspace at the start of the text. */
  onBackspaceAtStart: () => unknown
  /** Handles Delete at the end of the text. */
  onDeleteAtEnd: () => unknown
  onChange: () => void
  onPaste: (data: DataTransfer) => void
}

/** Mounts a ProseMirror view on an element. */
export function createView(
  mount: HTMLElement,
  {
    doc,
    marks,
    hasButtons = false,
    renderAtom,
    keys,
    onBackspaceAtStart,
    onDeleteAtEnd,
    onChange,
    onPaste,
  }: ViewOptions,
): EditorView {
  const press = (action: () => unknown) => () => action() !== false
  const mark = (type: MarkType) => (marks.includes(type) ? toggleMark(type) : () => true)
  const commands: Record<string, Command> = {
    ...Object.fromEntries(Object.entries(keys).map(([key, action]) => [key, press(action)])),
    Backspace: chainCommands(
      ({selection}) => selection.empty && selection.from === 0 && press(onBackspaceAtStart)(),
      selectAtom(-1),
      deleteSelection,
    ),
    Delete: chainCommands(
      ({selection, doc}) => selection.empty && selection.from === doc.content.size && press(onDeleteAtEnd)(),
      selectAtom(1),
      deleteSelection,
    ),
    'Mod-a': selectAll,
    'Mod-b': mark(strong),
    'Mod-i': mark(emphasis),
    // Handles the key even if there is nothing to undo: the browser’s own undo would revert other changes.
    'Mod-z': chainCommands(undo, () => true),
    'Mod-Shift-z': redo,
    'Mod-y': redo,
  }
  const view: EditorView = new EditorView(
    {mount},
    {
      state: EditorState.create({
        doc,
        plugins: [keymap(commands), history(), restoreAtoms(doc), markLinkEnds(hasButtons)],
      }),
      nodeViews: {atom: ({attrs}) => ({dom: createAtomElement(attrs, renderAtom(attrs.index))})},
      handlePaste(_view, {clipboardData}) {
        if (clipboardData) onPaste(clipboardData)
        return true
      },
      handleDrop(view, {clientX, clientY, dataTransfer}, _slice, moved) {
        const at = view.posAtCoords({left: clientX, top: clientY})
        if (moved || !at || !dataTransfer) return false
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at.pos)))
        onPaste(dataTransfer)
        return true
      },
      handleDOMEvents: {
        keydown: syncCaret,
        mousedown: syncCaret,
        paste: syncCaret,
        // Skips ProseMirror’s handler: soon after the focus, it would move the caret back from the start of
        // the text.
        focus: () => true,
        beforeinput(view, event) {
          const type = {formatBold: strong, formatItalic: emphasis}[event.inputType]
          if (type && marks.includes(type)) toggleMark(type)(view.state, view.dispatch)
          if (event.inputType.startsWith('format')) event.preventDefault()
          return event.defaultPrevented
        },
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        if (transaction.docChanged) onChange()
      },
    },
  )
  return view
}

/**
 * Makes ProseMirror read the caret before a key or paste; browsers only report a moved caret in the next
 * frame.
 */
function syncCaret() {
  document.dispatchEvent(new Event('selectionchange'))
}

/** Puts the caret at the requested position. */
export function setCaret(view: EditorView, caret: Caret) {
  const {doc, tr} = view.state
  const at = typeof caret === 'object' ? view.posAtCoords({left: caret.x, top: caret.y}) : null
  let position = typeof caret === 'number' ? Math.min(caret, doc.content.size) : doc.content.size
  // If the point is in an atom such as code, the caret is put after it: nothing can be typed in it.
  if (at) position = Math.max(at.pos, at.inside + 1)
  view.dispatch(
    tr.setSelection(caret === 'all' ? new AllSelection(doc) : TextSelection.create(doc, position)),
  )
}

/** Selects the word at the caret, if nothing is selected. */
export function selectWord({state: {doc, selection, tr}, dispatch}: EditorView) {
  if (!selection.empty) return
  // A text has no blocks, and an atom such as code counts as one character.
  const words = new Intl.Segmenter('en-GB', {granularity: 'word'}).segment(
    doc.textBetween(0, doc.content.size, '', '\uFFFC'),
  )
  const {from} = selection
  const word = [words.containing(from), words.containing(from - 1)].find((each) => each?.isWordLike)
  if (!word) return
  const {index, segment} = word
  dispatch(tr.setSelection(TextSelection.create(doc, index, index + segment.length)))
}

/** Names an atom by what it shows, in quotes, or by its kind if it shows nothing. */
function atomLabel({attrs: {name, shown}}: Node): string {
  return shown ? `“${shown}”` : name
}

/** Makes Backspace or Delete first select an adjacent atom, such as code; the next press deletes it. */
function selectAtom(side: -1 | 1): Command {
  return ({selection, tr, doc}, dispatch) => {
    if (!(selection instanceof TextSelection) || !selection.$cursor) return false
    const {nodeBefore, nodeAfter, pos} = selection.$cursor
    const atom = side < 0 ? nodeBefore : nodeAfter
    if (atom?.type !== atomType) return false
    dispatch?.(tr.setSelection(NodeSelection.create(doc, side < 0 ? pos - 1 : pos)))
    const key = side < 0 ? 'Backspace' : 'Delete'
    announce(`${atomLabel(atom)} is chosen. Press ${key} again to remove it, or Ctrl+X to move it.`)
    return true
  }
}

/** Reinserts atoms, such as code, deleted along with text; an atom deleted on its own stays deleted. */
function restoreAtoms(first: Node): Plugin {
  const atomsIn = (doc: Node) => doc.children.filter(({type}) => type === atomType)
  const isIn = (atoms: Node[], atom: Node) => atoms.some(({attrs}) => attrs.index === atom.attrs.index)
  return new Plugin<Node[]>({
    key: removedAtomsKey,
    state: {
      init: () => [],
      apply({doc, before}, atoms, {selection}) {
        const isAlone = selection instanceof NodeSelection && doc.textContent === before.textContent
        const all = isAlone ? [...atoms, selection.node] : atoms
        const present = atomsIn(doc)
        return all.filter((atom) => !isIn(present, atom))
      },
    },
    appendTransaction(transactions, _, state) {
      // Waits during input-method composition: changing the content then would lose the text being composed.
      if (transactions.some((each) => each.getMeta('composition') !== undefined)) return null
      const present = [...atomsIn(state.doc), ...(removedAtomsKey.getState(state) ?? [])]
      const missing = atomsIn(first).filter((atom) => !isIn(present, atom))
      const [atom] = missing
      if (!atom) return null
      announce(`${atomLabel(atom)} stays. To remove it, put the caret after it and press Backspace twice.`)
      const {from} = state.selection
      const tr = state.tr.insert(from, missing)
      return tr.setSelection(TextSelection.create(tr.doc, from))
    },
  })
}

const removedAtomsKey = new PluginKey<Node[]>()

/** Returns the atoms, such as code, that the author deleted or cut on their own; they may be pasted again. */
export function removedAtoms({state}: EditorView): Node[] {
  return removedAtomsKey.getState(state) ?? []
}

/**
 * If the author moves the caret to the end of a link, makes typed text appear after the link, or in a button.
 */
function markLinkEnds(hasButtons: boolean): Plugin {
  return new Plugin({
    appendTransaction(transactions, {selection: before}, {selection: {$from, from, empty}, tr}) {
      const inside = link.isInSet($from.marks())
      if (!empty || !inside || before.from === from || transactions.some(({docChanged}) => docChanged))
        return null
      if ($from.nodeAfter && inside.isInSet($from.nodeAfter.marks)) return null
      return tr.setStoredMarks(hasButtons ? $from.marks() : inside.removeFromSet($from.marks()))
    },
  })
}

/** Replaces the selection with text, and puts the caret after it. */
export function insertText(view: EditorView, inlines: Inline[]) {
  const shown = (index: number) => removedAtoms(view).find(({attrs}) => attrs.index === index)?.attrs.shown
  const {tr, selection} = view.state
  tr.replaceWith(selection.from, selection.to, docOf(inlines, shown).children)
  tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(selection.to)))
  view.dispatch(tr.scrollIntoView())
}

/** Returns the link around the selection or caret. */
export function linkAround({
  doc,
  selection: {from, empty},
}: EditorState): {from: number; to: number; href: string} | undefined {
  let found: {mark: Mark; from: number; to: number} | undefined
  const isIn = (link = found) => link && link.from <= from && (empty ? from <= link.to : from < link.to)
  doc.forEach((node, offset) => {
    const mark = link.isInSet(node.marks)
    const to = offset + node.nodeSize
    if (mark && found?.to === offset && found.mark.eq(mark)) found.to = to
    else if (mark && !isIn()) found = {mark, from: offset, to}
  })
  return found && isIn() ? {...found, href: found.mark.attrs.href} : undefined
}

/** Links the selection, or changes the link around it; an empty address removes the link. */
export function setLink(view: EditorView, href: string) {
  const {state} = view
  const {from, to} = linkAround(state) ?? state.selection
  const {tr} = state
  if (href && from === to) tr.insert(from, schema.text(href, [link.create({href})]))
  else if (href) tr.addMark(from, to, link.create({href}))
  else tr.removeMark(from, to, link)
  view.dispatch(tr)
}
