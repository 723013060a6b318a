import type {EditorView} from 'prosemirror-view'
import type {Inline, Span} from '../../edit/protocol.ts'
import {elementAt} from '../connection/marks.ts'
import type {TypedInput} from '../connection/saving.ts'
import {getState, updateState} from '../connection/uiState.ts'
import {positionBox, removeExtraSpace} from './boxPosition.ts'
import {docOf, inlinesIn, strong} from './boxSchema.ts'
import {chipNodesIn, copyTextStyles} from './boxStyles.ts'
import {type Caret, createView, setCaret, type ViewOptions} from './boxView.ts'
import {allowedMarks, type EditableText, inlinesOfText, isRich, textName} from './editableTexts.ts'
import {holdInputDuring, inTurn, takeFocus} from './heldInput.ts'

/** An editable copy of a block’s text, placed over the block and outside React’s tree, so that no render changes it. */
export interface Box extends TypedInput {
  place: EditableText
  /** The page element that the editable copy covers; for a new block, the element above it. */
  element: HTMLElement
  copy: HTMLElement
  view: EditorView
  /** The text when editing started, or when it was last saved. */
  before: Inline[]
  /** If the text is a new block: the source range below which it is added. */
  next: Span | undefined
  /** The text that was last sent to be saved. */
  sent?: Inline[]
  /** Whether editing ends once the text is saved; reset if the author focuses the text again. */
  closesWhenSaved: boolean
  /** Whether the text on the page gets the focus when editing ends. */
  returnsFocus: boolean
  /** Links the selection to the web address that is typed in the form for a link, but not applied yet. */
  applyTypedLink?: (() => void) | undefined
}

let currentBox: Box | undefined

/** Returns a handler that calls `action` with the box of the text being edited, if there is one, after held input. */
export const withBox = (action: (box: Box) => unknown) => () => inTurn(() => currentBox && action(currentBox))

export interface BoxOptions {
  caret?: Caret
  /** Unsaved text, shown in place of the file’s. */
  typed?: Inline[]
  /** If the text is a new block: the source range below which it is added. */
  next?: Span | undefined
}

export function getOpenBox(): Box | undefined {
  return currentBox
}

/** Opens a box (an editable copy of a text) over an element of the page. */
export function createBox(
  place: EditableText,
  element: HTMLElement,
  {caret = 'end', typed, next}: BoxOptions,
  taking: Omit<ViewOptions, 'doc' | 'marks' | 'look'>,
  typingOf: (box: () => Box) => TypedInput,
): Box {
  removeBox()
  const before = next ? [] : inlinesOfText(place)
  const copy = document.createElement('div')
  const attributes = {
    role: 'textbox',
    lang: 'en-GB',
    dir: 'auto',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-label': textName(place, next),
    'data-editor': 'box',
  }
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value)
  copyTextStyles({element, copy, next})
  if (element.closest('header')) copy.style.zIndex = '70'
  // Inserted before the toolbar, so that Tab leads from the text to its tools.
  const landmark = document.createElement('section')
  landmark.dataset.editor = 'words'
  landmark.setAttribute('aria-label', 'Words that you change')
  landmark.append(copy)
  document.querySelector('[data-editor=bar]')?.before(landmark)
  const looks = chipNodesIn(element, inlinesOfText(place))
  const look = (kept: number) => (looks.get(kept) ?? []).map((node) => node.cloneNode(true))
  const shown = (kept: number) => look(kept).reduce((words, {textContent}) => words + (textContent ?? ''), '')
  const doc = docOf(typed ?? before, shown)
  const hasButtons = [...element.querySelectorAll('a')].some((link) => getComputedStyle(link).display !== 'inline')
  const view = createView(copy, {...taking, doc, marks: allowedMarks(place), hasButtons, look})
  const typing = typingOf(() => box)
  const box: Box = {...typing, place, element, copy, view, before, next, closesWhenSaved: false, returnsFocus: true}
  currentBox = box
  if (!next) element.setAttribute('data-edit-open', '')
  showTools(box)
  keepBoxPositioned()
  takeFocus(() => view.isDestroyed || view.focus())
  copy.scrollIntoView({block: 'nearest'})
  setCaret(view, caret)
  return box
}

/** Shows the tools for the edited text in the toolbar. */
export function showTools({place, next}: Box) {
  const formatting = {bold: allowedMarks(place).includes(strong), link: isRich(place)}
  const can = next ? [] : place.can
  updateState({
    box: {name: textName(place, next), can, formatting, progress: {status: 'typing'}, also: getState().box?.also ?? []},
  })
}

/** Returns the edited text as it is now. */
export function contentOfBox({view}: Box): Inline[] {
  return inlinesIn(view.state.doc)
}

/** Removes the editable copy and shows the page’s own text again. */
export function removeBox() {
  if (!currentBox) return
  const {view, copy, element} = currentBox
  currentBox = undefined
  const landmark = copy.parentElement
  view.destroy()
  landmark?.remove()
  element.removeAttribute('data-edit-open')
  removeExtraSpace(element)
  updateState({box: undefined})
}

/** Whether an element is the edited text or the toolbar’s host, which is `activeElement` for its whole shadow tree. */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}

/** After a render, moves the editable copy to the element that now shows its text. */
export function moveBoxTo(place: EditableText) {
  if (!currentBox) return
  const element = elementAt(place.span.file, place.span.start)
  currentBox.place = place
  if (!element || element === currentBox.element || (currentBox.next && currentBox.element.isConnected)) return
  currentBox.element.removeAttribute('data-edit-open')
  removeExtraSpace(currentBox.element)
  currentBox.element = element
  if (!currentBox.next) element.setAttribute('data-edit-open', '')
}

/** Holds what is typed while a key or paste replaces the open box by another, which `work` returns. */
export function replaceBox(box: Box, work: (box: Box) => Promise<Box | undefined>): Promise<void> {
  // A running save does not close the box that the key is for, but may reopen it.
  box.closesWhenSaved = false
  return holdInputDuring(async () => currentBox && work(currentBox))
}

/** Positions the editable copy over its element in every animation frame, because the page may scroll or change. */
function keepBoxPositioned() {
  if (!currentBox) return
  positionBox(currentBox)
  requestAnimationFrame(keepBoxPositioned)
}
