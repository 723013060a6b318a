import type {Answer, Change} from '../edit/protocol.ts'
import {type Box, keepTyped, openBox, takeBoxAway, typedIn} from './box.ts'
import {dropDraft} from './drafts.ts'
import {elementAt} from './marks.ts'
import {placesNow} from './places.ts'
import {whenShown} from './shown.ts'
import {ask, NoServer} from './socket.ts'
import {change, changeBox, say, saySaved} from './store.ts'
import {inlinesOf, withWords} from './wordPlaces.ts'
import {sameInlines, textOf} from './words.ts'

type Saved = Extract<Answer, {saved: true}>

/** The change that saves what was typed in a box; nothing where nothing was changed. */
export function changeOf(box: Box): Change | undefined {
  const {place, before, next} = box
  const typed = typedIn(box)
  if (next)
    return textOf(typed).trim() ? {do: 'split', span: place.span, before: inlinesOf(place), after: typed} : undefined
  if (sameInlines(typed, before)) return undefined
  if (place.kind === 'text') return {do: 'text', span: place.span, to: textOf(typed).trim()}
  if (textOf(typed).trim() === '' && place.can.includes('remove')) return {do: 'remove', span: place.span}
  return {do: 'inline', span: place.span, to: typed}
}

/** What is being saved: a click elsewhere leaves a box twice, by the click and by the loss of focus. */
let saving: Promise<Saved | undefined> | undefined

/** Saves what was typed, and closes the box once the page shows it. When it can’t be saved, the words stay, and the reason beside them. */
export async function leave(box: Box, focus = false, mend = false): Promise<Saved | undefined> {
  if (openBox() !== box) return undefined
  if (saving) return saving
  const wanted = changeOf(box)
  if (!wanted) {
    close(box, focus)
    return undefined
  }
  return save(box, mend ? {...wanted, mend} : wanted, focus)
}

/** Saves one change that an open box is about. */
export function save(box: Box, wanted: Change, focus: boolean): Promise<Saved | undefined> {
  saving = saveNow(box, wanted, focus).finally(() => {
    saving = undefined
  })
  return saving
}

async function saveNow(box: Box, wanted: Change, focus: boolean): Promise<Saved | undefined> {
  changeBox({progress: {is: 'saving'}})
  const isShown = whenShown(box.place.span.file)
  let answer: Answer
  try {
    answer = await ask('save', wanted)
  } catch (error) {
    const waits = error instanceof NoServer
    keepTyped(waits)
    const reason = waits
      ? `${error.message} Your words stay here, and are saved when it is back.`
      : (error as Error).message
    changeBox({progress: {is: 'kept', reason, findings: [], waits}})
    say(reason)
    return undefined
  }
  if (!answer.saved) {
    // It was saved already, and only the answer was lost.
    if (answer.now !== undefined && answer.now === textOf(typedIn(box)).trim()) close(box, focus)
    else {
      const {reason, now, findings = [], mends} = answer
      changeBox({progress: {is: 'kept', reason, now, findings, mends}})
      // With room for what is said below it.
      box.copy.scrollIntoView({block: 'center'})
      say(`Not saved. ${reason}`)
    }
    return undefined
  }
  saySaved(answer, wanted.do === 'remove' ? 'Removed. Ctrl+Z puts it back.' : 'Saved.')
  if (answer.undo) await isShown
  if (openBox() === box) {
    if (answer.span) box.place = {...box.place, span: answer.span}
    close(box, focus)
  }
  return answer
}

/** Leaves the words as they were before the box was opened. */
export function takeBack(box: Box) {
  if (openBox() !== box) return
  const changed = !sameInlines(typedIn(box), box.before)
  close(box, true)
  say(changed ? 'Taken back: nothing is changed.' : '')
}

/** Closes a box; the focus goes to the words that it lay over. */
export function close(box: Box, focus: boolean) {
  const {place, element} = box
  // From its tools as well: they go with it.
  const had = focus && (isInEditor(document.activeElement) || document.activeElement === document.body)
  dropDraft()
  takeBoxAway()
  change({linking: false})
  if (had) (elementAt(place.span.file, place.span.start) ?? element).focus({preventScroll: true})
}

/** Saves what was typed over what somebody else wrote there meanwhile. */
export async function useMine(box: Box, now: string) {
  const places = await placesNow(box.place.span.file)
  const found = withWords(places).filter((each) => each.kind === box.place.kind && textOf(inlinesOf(each)) === now)
  const place = found.find(({span}) => span.start === box.place.span.start) ?? found[0]
  if (!place) return say('What stood there is gone by now.')
  box.place = place
  box.before = inlinesOf(place)
  await leave(box, true)
}

/** Whether an element is the box, or the bar with all that belongs to it. */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}
