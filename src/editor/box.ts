import type {EditorView} from 'prosemirror-view'
import type {Change, Inline, Span} from '../edit/protocol.ts'
import {giveRoomBack, keepOver} from './boxPlace.ts'
import {lendLook, looksIn} from './looks.ts'
import {elementAt} from './marks.ts'
import type {Typing} from './saving.ts'
import {change, current} from './store.ts'
import {type Caret, putCaret, type Taking, typeIn} from './typing.ts'
import {inlinesOf, isRich, marksOf, nameOf, type WordPlace} from './wordPlaces.ts'
import {docOf, inlinesIn} from './words.ts'

/** The open box: an editable copy of a block, outside React’s tree so that no render changes it. */
export interface Box extends Typing {
  place: WordPlace
  /** The page element that the box covers; for a new block, the element above it. */
  element: HTMLElement
  copy: HTMLElement
  view: EditorView
  /** The text when the box was opened or last saved. */
  before: Inline[]
  /** For a new block: the span below which it is added. */
  next: Span | undefined
  /** A change to make instead of saving the text: splits, joins or removes the block. */
  wanted?: Change | undefined
  /** The text that was last sent to be saved. */
  sent?: Inline[]
  /** Text typed while Enter starts the next block. */
  held?: string | undefined
  /** It is done with, and stays only until the next box replaces it: keys pressed meanwhile must reach nothing else. */
  isLeft?: boolean
  /** Whether it closes once saved; reset if the author returns to it. */
  closes: boolean
  /** Whether the focus goes to the text on the page when it closes. */
  takesFocus: boolean
}

let open: Box | undefined

/** Returns a handler that calls `action` with the open box, if there is one. */
export const withBox = (action: (box: Box) => unknown) => () => void (open && action(open))

export interface Opening {
  caret?: Caret
  /** Unsaved text, shown in place of the file’s. */
  typed?: Inline[]
  /** For a new block: the span below which it is added. */
  next?: Span | undefined
}

export function openBox(): Box | undefined {
  return open
}

/** Opens a box over an element; `typingOf` returns how its text is saved. */
export function layBox(
  place: WordPlace,
  element: HTMLElement,
  {caret = 'end', typed, next}: Opening,
  taking: Omit<Taking, 'doc' | 'marks' | 'look'>,
  typingOf: (box: () => Box) => Typing,
): Box {
  takeBoxAway()
  const before = next ? [] : inlinesOf(place)
  const copy = document.createElement('div')
  const attributes = {
    role: 'textbox',
    lang: 'en-GB',
    dir: 'auto',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-label': nameOf(place, next),
    'data-editor': 'box',
  }
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value)
  lendLook({element, copy, next})
  if (element.closest('header')) copy.style.zIndex = '70'
  // Placed before the bar, so that Tab leads from the text to its tools.
  const landmark = document.createElement('section')
  landmark.dataset.editor = 'words'
  landmark.setAttribute('aria-label', 'Words that you change')
  landmark.append(copy)
  document.querySelector('[data-editor=bar]')?.before(landmark)
  const looks = looksIn(element, inlinesOf(place))
  const look = (kept: number) => (looks.get(kept) ?? []).map((node) => node.cloneNode(true))
  const shown = (kept: number) => look(kept).reduce((words, {textContent}) => words + (textContent ?? ''), '')
  const doc = docOf(typed ?? before, shown)
  const view = typeIn(copy, {...taking, doc, marks: marksOf(place), look})
  const typing = typingOf(() => box)
  const box: Box = {...typing, place, element, copy, view, before, next, closes: false, takesFocus: true}
  open = box
  if (!next) element.setAttribute('data-edit-open', '')
  showTools(box)
  follow()
  view.focus()
  copy.scrollIntoView({block: 'nearest'})
  putCaret(view, caret)
  return box
}

/** Shows the tools for a box in the bar. */
export function showTools({place, next}: Box) {
  const rich = {bold: marksOf(place).length === 3, link: isRich(place)}
  const can = next ? [] : place.can
  change({box: {name: nameOf(place, next), can, rich, progress: {is: 'typing'}, also: current().box?.also ?? []}})
}

/** Returns the current text of a box. */
export function typedIn({view}: Box): Inline[] {
  return inlinesIn(view.state.doc)
}

/** Removes the open box and shows the block again. */
export function takeBoxAway() {
  if (!open) return
  const {view, copy, element} = open
  open = undefined
  const landmark = copy.parentElement
  view.destroy()
  landmark?.remove()
  element.removeAttribute('data-edit-open')
  giveRoomBack(element)
  change({box: undefined})
}

/** Whether an element is the box or the host of the bar, which stands for everything focused in its shadow tree. */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}

/** After a render, moves the open box to the element that now shows its text. */
export function layOver(place: WordPlace) {
  if (!open) return
  const element = elementAt(place.span.file, place.span.start)
  open.place = place
  if (!element || element === open.element || (open.next && open.element.isConnected)) return
  open.element.removeAttribute('data-edit-open')
  giveRoomBack(open.element)
  open.element = element
  if (!open.next) element.setAttribute('data-edit-open', '')
}

/** Keeps the open box over its element in every frame, as the page scrolls, grows and renders. */
function follow() {
  if (!open) return
  keepOver(open)
  requestAnimationFrame(follow)
}
