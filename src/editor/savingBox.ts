import type {Change, Span} from '../edit/protocol.ts'
import {type Box, isInEditor, layOver, type Opening, openBox, showTools, takeBoxAway, typedIn} from './box.ts'
import {boxKey, dropDraft, keepDraft} from './drafts.ts'
import {lendLook} from './looks.ts'
import {elementAt} from './marks.ts'
import {placesNow} from './places.ts'
import {type Outcome, type Saved, saveTyped, type Typing} from './saving.ts'
import {change, changeBox, say} from './store.ts'
import {inlinesOf, type WordPlace, withWords} from './wordPlaces.ts'
import {keptIn, renumbered, sameInlines, textOf} from './words.ts'

type Open = (place: WordPlace, element: HTMLElement, opening: Opening) => void

/** Returns how the text of a box is saved; `open` opens a new box with text that is not saved. */
export function typingIn(box: () => Box, open: Open): Typing {
  const isOpen = () => openBox() === box() && !box().isLeft
  return {
    change: () => (isOpen() ? sendingOf(box()) : undefined),
    written: () => dropDraft(boxKey),
    settled: (outcome) => (isOpen() ? settle(box(), outcome, open) : undefined),
    discard: () => {
      if (!isOpen()) return false
      const {place, element, next} = box()
      const [typed, wasTyped] = [typedIn(box()), isTyped(box())]
      box().takesFocus = true
      close(box())
      return wasTyped && (() => open(place, elementAt(place.span.file, place.span.start) ?? element, {typed, next}))
    },
    waiting: 'Your text stays here, and is saved when the server is back.',
  }
}

/** Whether a box contains unsaved text. */
export function isTyped(box: Box): boolean {
  return !sameInlines(typedIn(box), box.before)
}

/** Stores the typed text in case the page reloads. */
export function keepTyped(waits = false) {
  const box = openBox()
  if (!box) return
  const {place, next} = box
  if (!isTyped(box)) return dropDraft(boxKey)
  keepDraft(boxKey, {span: place.span, kind: place.kind, before: inlinesOf(place), typed: typedIn(box), next, waits})
}

/** Saves the typed text; with `closes`, then closes the box. If saving fails, the reason is shown next to the text. */
export async function saveBox(box: Box, closes = false, mend = false): Promise<Saved | undefined> {
  if (openBox() !== box) return undefined
  box.closes = closes
  return saveTyped(box, mend)
}

/** Saves the typed text, then closes the box. */
export function leave(box: Box, takesFocus = false, mend = false): Promise<Saved | undefined> {
  box.takesFocus = takesFocus
  return saveBox(box, true, mend)
}

/** Saves typed text before a block is changed. Returns the block’s current span; `undefined` if saving failed. */
export async function leaveFor(span: Span): Promise<Span | undefined> {
  const box = openBox()
  if (box) await leave(box, true)
  if (openBox()) return undefined
  return box?.place.span.start === span.start ? box.place.span : span
}

/** Leaves a box with another change instead of saving its text. */
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

/** Returns the change that saves the text of a box; `undefined` if nothing was typed. */
function changeOf(box: Box): Change | undefined {
  const {place, next} = box
  const typed = typedIn(box)
  const words = textOf(typed).trim()
  if (next) return words ? {do: 'add', below: next, piece: {paragraph: typed}} : undefined
  if (!isTyped(box)) return undefined
  if (!words && place.can.includes('remove')) return {do: 'remove', span: place.span}
  if (place.kind === 'text') return {do: 'text', span: place.span, to: words}
  return {do: 'inline', span: place.span, to: typed}
}

async function settle(box: Box, outcome: Outcome | undefined, open: Open) {
  const {wanted, sent = []} = box
  box.wanted = undefined
  if (outcome && !outcome.saved) {
    keepTyped(outcome.waits)
    const {saved, ...why} = outcome
    changeBox({progress: {is: 'kept', ...why}})
    // With room for the message below it.
    box.copy.scrollIntoView({block: 'center'})
    return
  }
  // Whatever is done to the block next needs to know where it is now, even if this box closes.
  if (outcome?.span) box.place = {...box.place, span: outcome.span}
  const continues = outcome ? !wanted && !(box.closes && sameInlines(typedIn(box), sent)) : !box.closes
  if (!continues || (outcome && !outcome.span)) return close(box)
  if (outcome?.span) await continueIn(box, outcome.span, open)
  else changeBox({progress: {is: 'typing'}})
}

/** Continues in a box after a save: text typed since then counts as unsaved. */
async function continueIn(box: Box, span: Span, open: Open) {
  const {sent = []} = box
  const places = await placesNow(span.file).catch(() => [])
  const place = withWords(places).find((each) => each.kind === box.place.kind && each.span.start === span.start)
  if (openBox() !== box) return
  // The file numbers its locked pieces in order, so a box in which some were moved or removed has outdated numbers.
  const order = keptIn(sent)
  if (place && order.some((kept, index) => kept !== index))
    return open(place, elementAt(span.file, span.start) ?? box.element, {typed: renumbered(typedIn(box), order)})
  box.before = sent
  box.next = undefined
  layOver(place ?? {...box.place, span})
  lendLook(box)
  showTools(box)
  keepTyped()
}

/** Closes a box without saving, and returns the focus to the text on the page. */
export function close(box: Box) {
  const {place, element, takesFocus, held} = box
  dropDraft(boxKey)
  if (held !== undefined) {
    box.isLeft = true
    return
  }
  // The focus may also be in the box’s tools, which are removed with it.
  const hadFocus = takesFocus && (isInEditor(document.activeElement) || document.activeElement === document.body)
  takeBoxAway()
  change({linking: false})
  if (hadFocus) (elementAt(place.span.file, place.span.start) ?? element).focus({preventScroll: true})
}

/** Overwrites someone else’s change with the typed text. */
export async function useMine(box: Box, now: string) {
  const places = await placesNow(box.place.span.file)
  const found = withWords(places).filter((each) => each.kind === box.place.kind && textOf(inlinesOf(each)) === now)
  const place = found.find(({span}) => span.start === box.place.span.start) ?? found[0]
  if (!place) return say('The other version is no longer in the file.')
  box.place = place
  if (box.next) box.next = place.span
  else box.before = inlinesOf(place)
  await leave(box, true)
}
