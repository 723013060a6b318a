import type {Change, Inline} from '../edit/protocol.ts'
import {giveRoomBack, keepOver} from './boxPlace.ts'
import {type Caret, putCaret} from './caret.ts'
import {boxKey, dropDraft, keepDraft} from './drafts.ts'
import {lendLook, looksIn} from './looks.ts'
import {elementAt} from './marks.ts'
import {placesNow} from './places.ts'
import {type Outcome, type Saved, saveTyped, type Typing} from './saving.ts'
import {change, changeBox, say} from './store.ts'
import {allowsBold, inlinesOf, isRich, nameOf, type WordPlace, withWords} from './wordPlaces.ts'
import {chipOf, fromNodes, sameInlines, textOf, toNodes} from './words.ts'

/** The one box that is open: a copy of a block outside React’s tree, which no update touches. */
export interface Box extends Typing {
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
  /** The change that a key asks for instead of saving the words as they are: split, join or remove the block. */
  wanted?: Change | undefined
  /** What was typed when it was sent to be saved. */
  sent?: Inline[]
  /** What is typed while Enter begins the next block. */
  held?: string | undefined
  /** Once it is closed, the focus goes to the words that it lay over. */
  takesFocus: boolean
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
  const box: Box = {
    place,
    element,
    copy,
    before,
    next,
    chip: (kept) => chipOf({kept, name: namesOfKept.get(kept) ?? ''}, look(kept)),
    removed: new Set(),
    takesFocus: true,
    change: () => (open === box ? sendingOf(box) : undefined),
    written: () => dropDraft(boxKey),
    settled: (outcome) => (open === box ? settle(box, outcome) : undefined),
    discard: () => (open === box ? discard(box) : false),
    waiting: 'Your words stay here, and are saved when it is back.',
  }
  open = box
  if (!next) element.setAttribute('data-edit-open', '')
  tellTools(box)
  follow()
  copy.focus({preventScroll: true})
  copy.scrollIntoView({block: 'nearest'})
  document.execCommand('styleWithCSS', false, 'false')
  putCaret(copy, caret)
  return box
}

/** Has the tools in the bar show what can be done to the words of a box. */
function tellTools({place, next}: Box) {
  change({
    box: {
      name: next ? 'New' : nameOf(place),
      can: next ? [] : place.can,
      rich: {bold: allowsBold(place), link: isRich(place)},
      progress: {is: 'typing'},
      also: [],
    },
  })
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

/** Keeps what was typed, should the page be loaded again. */
export function keepTyped(waits = false) {
  if (!open) return
  const {place, before, next} = open
  keepDraft(boxKey, {span: place.span, kind: place.kind, before, typed: typedIn(open), next, waits})
}

/** Saves what was typed, and closes the box. When it can’t be saved, the words stay, and the reason beside them. */
export async function leave(box: Box, takesFocus = false, mend = false): Promise<Saved | undefined> {
  if (open !== box) return undefined
  box.takesFocus = takesFocus
  return saveTyped(box, mend)
}

/** The same, by another change than that of its words. */
export function leaveBy(box: Box, wanted: Change): Promise<Saved | undefined> {
  box.wanted = wanted
  return leave(box, true)
}

function sendingOf(box: Box): Change | undefined {
  const wanted = box.wanted ?? changeOf(box)
  if (!wanted) return undefined
  box.done = wanted.do === 'remove' ? 'Removed. Ctrl+Z undoes it.' : 'Saved.'
  box.sent = typedIn(box)
  changeBox({progress: {is: 'saving'}})
  keepTyped(true)
  return wanted
}

/** The change that saves what was typed in a box; nothing where nothing was changed. */
function changeOf(box: Box): Change | undefined {
  const {place, before, next} = box
  const typed = typedIn(box)
  if (next)
    return textOf(typed).trim() ? {do: 'split', span: place.span, before: inlinesOf(place), after: typed} : undefined
  if (sameInlines(typed, before)) return undefined
  if (textOf(typed).trim() === '' && place.can.includes('remove')) return {do: 'remove', span: place.span}
  if (place.kind === 'text') return {do: 'text', span: place.span, to: textOf(typed).trim()}
  return {do: 'inline', span: place.span, to: typed}
}

function settle(box: Box, outcome: Outcome | undefined) {
  const {wanted, sent = []} = box
  box.wanted = undefined
  if (outcome && !outcome.saved) {
    keepTyped(outcome.waits)
    const {saved, ...why} = outcome
    changeBox({progress: {is: 'kept', ...why}})
    // With room for what is said below it.
    box.copy.scrollIntoView({block: 'center'})
  } else if (outcome?.span && !wanted && !sameInlines(typedIn(box), sent)) goOn(box, outcome.span, sent)
  else close(box)
}

/** Letters that were typed while a box was being saved stay in it, and are not saved yet. */
function goOn(box: Box, span: Box['place']['span'], before: Inline[]) {
  box.before = before
  box.next = false
  layOver(box.place.kind === 'inline' ? {...box.place, span, inlines: before} : {...box.place, span})
  tellTools(box)
  keepTyped()
}

/** Leaves the words as they were before the box was opened. */
function discard(box: Box): boolean {
  const isTyped = !sameInlines(typedIn(box), box.before)
  box.takesFocus = true
  close(box)
  return isTyped
}

/** Closes a box. */
export function close({place, element, takesFocus}: Box) {
  // From its tools as well: they go with it.
  const had = takesFocus && (isInEditor(document.activeElement) || document.activeElement === document.body)
  dropDraft(boxKey)
  takeBoxAway()
  change({linking: false})
  if (had) (elementAt(place.span.file, place.span.start) ?? element).focus({preventScroll: true})
}

/** Saves what was typed over what somebody else wrote there meanwhile. */
export async function useMine(box: Box, now: string) {
  const places = await placesNow(box.place.span.file)
  const found = withWords(places).filter((each) => each.kind === box.place.kind && textOf(inlinesOf(each)) === now)
  const place = found.find(({span}) => span.start === box.place.span.start) ?? found[0]
  if (!place) return say('What the file said is gone by now.')
  box.place = place
  box.before = inlinesOf(place)
  await leave(box, true)
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
