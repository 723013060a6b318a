import type {Inline, Verb} from '../edit/protocol.ts'
import {giveRoomBack, keepOver} from './boxPlace.ts'
import {type Caret, putCaret} from './caret.ts'
import {keepDraft} from './drafts.ts'
import {allowsBold, isRich} from './formats.ts'
import {lendLook, looksIn} from './looks.ts'
import {elementAt} from './marks.ts'
import {change} from './store.ts'
import {inlinesOf, nameOf, type WordPlace} from './wordPlaces.ts'
import {chipOf, fromNodes, toNodes} from './words.ts'

/** The one box that is open: a copy of a block outside React’s tree, which no update touches. */
export interface Box {
  place: WordPlace
  /** The element of the page that it lies over; for a new block, the one that it lies below. */
  element: HTMLElement
  copy: HTMLElement
  before: Inline[]
  /** Its words become a block of their own below the place. */
  next: boolean
  /** Draws the locked piece of that number anew. */
  chip: (kept: number) => HTMLElement
  /** The locked pieces that were taken out on purpose. */
  removed: Set<number>
}

let open: Box | undefined

/** The box that is open now. */
export function openBox(): Box | undefined {
  return open
}

/** How words are opened. */
export interface Opening {
  caret?: Caret
  /** Words that were typed before, in place of those that stand there. */
  typed?: Inline[]
  /** They become a block of their own below. */
  next?: boolean
}

/** Opens the box of a place over the element that shows it. */
export function layBox(place: WordPlace, element: HTMLElement, {caret = 'end', typed, next = false}: Opening): Box {
  const before = next ? [] : inlinesOf(place)
  const looks = looksIn(element, inlinesOf(place))
  const namesOfKept = new Map(keptWithNames(inlinesOf(place)))
  const copy = document.createElement('div')
  copy.dataset.editor = 'box'
  copy.contentEditable = 'true'
  copy.lang = 'en-GB'
  copy.spellcheck = true
  copy.dir = 'auto'
  copy.setAttribute('role', 'textbox')
  copy.setAttribute('aria-multiline', 'true')
  copy.setAttribute('aria-label', next ? 'A new paragraph or line' : nameOf(place))
  lendLook(element, copy)
  if (element.closest('header')) copy.style.zIndex = '70'
  const look = (kept: number) => (looks.get(kept) ?? []).map((node) => node.cloneNode(true))
  copy.append(...toNodes(typed ?? before, look))
  // Tab leads from the words to the tools that are for them.
  const landmark = document.createElement('section')
  landmark.dataset.editor = 'words'
  landmark.setAttribute('aria-label', 'Words that you change')
  landmark.append(copy)
  document.querySelector('[data-editor=bar]')?.before(landmark)
  open = {
    place,
    element,
    copy,
    before,
    next,
    chip: (kept) => chipOf({kept, name: namesOfKept.get(kept) ?? ''}, look(kept)),
    removed: new Set(),
  }
  if (!next) element.setAttribute('data-edit-open', '')
  const can: Verb[] = next ? [] : place.can
  change({
    box: {
      name: next ? 'New' : nameOf(place),
      can,
      rich: {bold: allowsBold(place), link: isRich(place)},
      progress: {is: 'typing'},
      also: [],
    },
  })
  follow()
  copy.focus({preventScroll: true})
  copy.scrollIntoView({block: 'nearest'})
  document.execCommand('styleWithCSS', false, 'false')
  putCaret(copy, caret)
  return open
}

/** Takes the box off the page. The block is the page’s again. */
export function takeBoxAway() {
  if (!open) return
  const {copy, element} = open
  open = undefined
  copy.parentElement?.remove()
  element.removeAttribute('data-edit-open')
  giveRoomBack(element)
  change({box: undefined})
}

/** What was typed so far. */
export function typedIn({copy}: Box): Inline[] {
  return fromNodes(copy.childNodes)
}

/** Keeps what was typed, should the page be loaded anew. */
export function keepTyped(waits = false) {
  if (!open) return
  const {place, before, next} = open
  keepDraft({span: place.span, kind: place.kind, before, typed: typedIn(open), next, waits})
}

/** The page was drawn anew round an open box: it lies over the same words, wherever they are now. */
export function layOver(place: WordPlace) {
  if (!open) return
  const element = elementAt(place.span.file, place.span.start)
  open.place = place
  if (!element || element === open.element) return
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

function keptWithNames(inlines: Inline[]): [number, string][] {
  return inlines.flatMap((inline): [number, string][] => {
    if ('kept' in inline) return [[inline.kept, inline.name]]
    if ('words' in inline) return []
    return keptWithNames('strong' in inline ? inline.strong : 'emphasis' in inline ? inline.emphasis : inline.inner)
  })
}
