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

/** The one box that is open: a copy of a block outside React’s tree, which no update touches. */
export interface Box extends Typing {
  place: WordPlace
  /** The element of the page that it lies over; for a new block, the one that it lies below. */
  element: HTMLElement
  copy: HTMLElement
  view: EditorView
  /** What it held when it was opened, or saved last. */
  before: Inline[]
  /** Its words become a block of their own, below what this names. */
  next: Span | undefined
  /** The change that a key asks for instead of saving the words as they are: split, join or remove the block. */
  wanted?: Change | undefined
  /** What was typed when it was sent to be saved. */
  sent?: Inline[]
  /** What is typed while Enter begins the next block. */
  held?: string | undefined
  /** It closes once it is saved; not where somebody goes on in it. */
  closes: boolean
  /** Once it is closed, the focus goes to the words that it lay over. */
  takesFocus: boolean
}

let open: Box | undefined

/** Does something to the box that is open when it is pressed. */
export const withBox = (action: (box: Box) => unknown) => () => void (open && action(open))

/** How words are opened. */
export interface Opening {
  caret?: Caret
  /** Words that were typed before, in place of those that stand there. */
  typed?: Inline[]
  /** They become a block of their own below what this names. */
  next?: Span | undefined
}

/** The box that is open now. */
export function openBox(): Box | undefined {
  return open
}

/** Lays the box of a place over the element that shows it; `typingOf` says how what is typed in it is saved. */
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
  // Tab leads from the words to the tools that are for them.
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

/** Has the tools in the bar show what can be done to the words of a box. */
export function showTools({place, next}: Box) {
  const rich = {bold: marksOf(place).length === 3, link: isRich(place)}
  const can = next ? [] : place.can
  change({box: {name: nameOf(place, next), can, rich, progress: {is: 'typing'}, also: current().box?.also ?? []}})
}

/** What was typed so far. */
export function typedIn({view}: Box): Inline[] {
  return inlinesIn(view.state.doc)
}

/** Takes the box off the page. The block is the page’s again. */
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

/** Whether an element is the box, or the bar with all that belongs to it. */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}

/** The page was drawn anew round an open box: it lies over the same words, wherever they are now. */
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

/** Keeps the box over its element while the page scrolls, grows and is drawn anew. */
function follow() {
  if (!open) return
  keepOver(open)
  requestAnimationFrame(follow)
}
