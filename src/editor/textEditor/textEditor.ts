import type {EditorView} from 'prosemirror-view'
import type {Inline, Span} from '../../edit/protocol.ts'
import {elementAt} from '../connection/marks.ts'
import type {PendingEdit} from '../connection/saving.ts'
import {getState, updateState} from '../connection/uiState.ts'
import {allowedMarks, type EditableText, inlinesOfText, isRich, textName} from './editableTexts.ts'
import {afterBufferedInput, bufferInputDuring, takeFocus} from './inputBuffer.ts'
import {positionCopy, removeExtraSpace} from './position.ts'
import {docOf, inlinesIn, strong} from './schema.ts'
import {atomNodesIn, copyTextStyles} from './textStyles.ts'
import {type Caret, createView, setCaret, type ViewOptions} from './view.ts'

/**
 * An editable copy of a block’s text, placed over the block and outside React’s tree, so that no render
 * changes it.
 */
export interface TextEditor extends PendingEdit {
  editable: EditableText
  /** The page element that the editable copy covers; for a new block, the element above it. */
  element: HTMLElement
  copy: HTMLElement
  view: EditorView
  /** The text when editing started, or when it was last saved. */
  before: Inline[]
  /** If the text is a new block: the source range below which it is added. */
  insertBelow: Span | undefined
  /** The text that was last sent to be saved. */
  sent?: Inline[]
  /** Whether editing ends once the text is saved; reset if the author focuses the text again. */
  closesWhenSaved: boolean
  /** Whether the text on the page gets the focus when editing ends. */
  returnsFocus: boolean
  /**
   * Links the selection to the web address that is typed in the form for a link, but not applied yet. Returns
   * whether it is an address; if not, the form says so.
   */
  applyTypedLink?: (() => boolean) | undefined
}

let openEditor: TextEditor | undefined

/** Returns a handler that calls `action` with the open text editor, if there is one, after buffered input. */
export const withTextEditor = (action: (editor: TextEditor) => unknown) => () =>
  afterBufferedInput(() => openEditor && action(openEditor))

export interface TextEditorOptions {
  caret?: Caret
  /** Unsaved text, shown in place of the file’s. */
  typed?: Inline[]
  /** If the text is a new block: the source range below which it is added. */
  insertBelow?: Span | undefined
}

export function getOpenEditor(): TextEditor | undefined {
  return openEditor
}

/** Opens a text editor over an element of the page. */
export function createTextEditor(
  editable: EditableText,
  element: HTMLElement,
  {caret = 'end', typed, insertBelow}: TextEditorOptions,
  callbacks: Omit<ViewOptions, 'doc' | 'marks' | 'renderAtom'>,
  createPendingEdit: (editor: () => TextEditor) => PendingEdit,
): TextEditor {
  removeTextEditor()
  const before = insertBelow ? [] : inlinesOfText(editable)
  const copy = document.createElement('div')
  const attributes = {
    role: 'textbox',
    lang: 'en-GB',
    dir: 'auto',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-label': textName(editable, insertBelow),
    'data-editor': 'text',
  }
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value)
  copyTextStyles({element, copy, insertBelow})
  if (element.closest('header')) copy.style.zIndex = '70'
  // Inserted before the toolbar, so that Tab leads from the text to its tools.
  const landmark = document.createElement('section')
  landmark.dataset.editor = 'words'
  landmark.setAttribute('aria-label', 'Words that you change')
  landmark.append(copy)
  document.querySelector('[data-editor=bar]')?.before(landmark)
  const atomNodes = atomNodesIn(element, inlinesOfText(editable))
  const renderAtom = (index: number) => (atomNodes.get(index) ?? []).map((node) => node.cloneNode(true))
  const shown = (index: number) =>
    renderAtom(index).reduce((words, {textContent}) => words + (textContent ?? ''), '')
  const doc = docOf(typed ?? before, shown)
  const hasButtons = [...element.querySelectorAll('a')].some(
    (link) => getComputedStyle(link).display !== 'inline',
  )
  const view = createView(copy, {...callbacks, doc, marks: allowedMarks(editable), hasButtons, renderAtom})
  const pendingEdit = createPendingEdit(() => editor)
  const editor: TextEditor = {
    ...pendingEdit,
    editable,
    element,
    copy,
    view,
    before,
    insertBelow,
    closesWhenSaved: false,
    returnsFocus: true,
  }
  openEditor = editor
  if (!insertBelow) element.setAttribute('data-edit-open', '')
  showTools(editor)
  keepPositioned()
  takeFocus(() => view.isDestroyed || view.focus())
  copy.scrollIntoView({block: 'nearest'})
  setCaret(view, caret)
  return editor
}

/** Shows the tools for the edited text in the toolbar. */
export function showTools({editable, insertBelow}: TextEditor) {
  const formatting = {bold: allowedMarks(editable).includes(strong), link: isRich(editable)}
  const actions = insertBelow ? [] : editable.actions
  updateState({
    textEditor: {
      name: textName(editable, insertBelow),
      actions,
      formatting,
      saveState: {status: 'typing'},
      otherPages: getState().textEditor?.otherPages ?? [],
    },
  })
}

/** Returns the edited text as it is now. */
export function contentOf({view}: TextEditor): Inline[] {
  return inlinesIn(view.state.doc)
}

/** Removes the editable copy and shows the page’s own text again. */
export function removeTextEditor() {
  if (!openEditor) return
  const {view, copy, element} = openEditor
  openEditor = undefined
  const landmark = copy.parentElement
  view.destroy()
  landmark?.remove()
  element.removeAttribute('data-edit-open')
  removeExtraSpace(element)
  updateState({textEditor: undefined})
}

/**
 * Whether an element is the edited text or the toolbar’s host, which is `activeElement` for its whole shadow
 * tree.
 */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}

/** After a render, moves the editable copy to the element that now shows its text. */
export function moveTextEditorTo(editable: EditableText) {
  if (!openEditor) return
  const element = elementAt(editable.span.file, editable.span.start)
  openEditor.editable = editable
  if (
    !element ||
    element === openEditor.element ||
    (openEditor.insertBelow && openEditor.element.isConnected)
  )
    return
  openEditor.element.removeAttribute('data-edit-open')
  removeExtraSpace(openEditor.element)
  openEditor.element = element
  if (!openEditor.insertBelow) element.setAttribute('data-edit-open', '')
}

/**
 * Buffers what is typed while a key or paste replaces the open text editor by another, which `work` returns.
 */
export function replaceTextEditor(
  editor: TextEditor,
  work: (editor: TextEditor) => Promise<TextEditor | undefined>,
): Promise<void> {
  // A running save does not close the text editor that the key is for, but may reopen it.
  editor.closesWhenSaved = false
  return bufferInputDuring(async () => openEditor && work(openEditor))
}

/**
 * Positions the editable copy over its element in every animation frame, because the page may scroll or
 * change.
 */
function keepPositioned() {
  if (!openEditor) return
  positionCopy(openEditor)
  requestAnimationFrame(keepPositioned)
}
