import type {Answer, Change, Inline, Span} from '../edit/protocol.ts'
import {
  type Box,
  type Caret,
  inlinesOf,
  keepTyped,
  layBox,
  openBox,
  takeBoxAway,
  typedIn,
  type WordPlace,
  withWords,
} from './box.ts'
import {dropDraft} from './drafts.ts'
import {elementAt} from './marks.ts'
import {takePasted} from './paste.ts'
import {alsoOn, placesNow} from './places.ts'
import {whenShown} from './shown.ts'
import {ask, NoServer} from './socket.ts'
import {change, changeBox, say} from './store.ts'
import {allowsBold, takeWords} from './typing.ts'
import {fromNodes, sameInlines, textOf} from './words.ts'

type Saved = Extract<Answer, {saved: true}>

interface Opening {
  caret?: Caret
  typed?: Inline[]
  next?: boolean
}

/** Opens words to be typed in where they are read. */
export function openWords(place: WordPlace, element: HTMLElement, opening: Opening = {}): Box {
  takeBoxAway()
  const box = layBox(place, element, opening)
  const rich = place.kind === 'inline' && place.where !== 'label'
  takeWords(box, {enter: () => void enter(box), backspace: () => void backspace(box)})
  takePasted(box, rich)
  box.copy.addEventListener('keydown', (event) => onKey(event, box))
  box.copy.addEventListener('blur', () => onBlur(box))
  void tellAlso(box)
  if (opening.typed) keepTyped()
  return box
}

/** Says which other pages show the same, before anything is saved. */
async function tellAlso(box: Box) {
  const also = await alsoOn(box.place.span).catch(() => [])
  if (openBox() === box) changeBox({also})
}

function onKey(event: KeyboardEvent, box: Box) {
  if (event.isComposing || event.keyCode === 229) return
  const control = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  const act = (action: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  if (event.key === 'Escape') act(() => takeBack(box))
  else if (control && key === 's') act(() => void leave(box, true))
  else if (control && key === 'b') act(() => bold(box))
  else if (control && key === 'i') act(() => italic(box))
  else if (control && key === 'k') act(() => change({linking: true}))
}

/** Makes the chosen words bold, or plain again. */
export function bold(box: Box) {
  if (allowsBold(box)) document.execCommand('bold')
}

/** Makes the chosen words italic, or plain again. */
export function italic({place}: Box) {
  if (place.kind === 'inline' && place.where !== 'label') document.execCommand('italic')
}

/** Leaves the words as they were before the box was opened. */
export function takeBack(box: Box) {
  if (openBox() !== box) return
  const changed = !sameInlines(typedIn(box), box.before)
  close(box, true)
  say(changed ? 'Taken back: nothing is changed.' : '')
}

function close(box: Box, focus: boolean) {
  const {place, element} = box
  const had = focus && (document.activeElement === box.copy || document.activeElement === document.body)
  dropDraft()
  takeBoxAway()
  change({linking: false})
  if (had) (elementAt(place.span.file, place.span.start) ?? element).focus({preventScroll: true})
}

/** The change that saves what was typed in a box; nothing where nothing was changed. */
function changeOf(box: Box): Change | undefined {
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
export async function leave(box: Box, focus = false): Promise<Saved | undefined> {
  if (openBox() !== box) return undefined
  if (saving) return saving
  const wanted = changeOf(box)
  if (!wanted) {
    close(box, focus)
    return undefined
  }
  return save(box, wanted, focus)
}

/** The focus went from a box: unless it went to its tools, the words are left. */
function onBlur(box: Box) {
  setTimeout(() => {
    if (document.hasFocus() && isInEditor(document.activeElement)) return
    void leave(box)
  })
}

/** Saves one change that an open box is about. */
function save(box: Box, wanted: Change, focus: boolean): Promise<Saved | undefined> {
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
      const {reason, now, findings = []} = answer
      changeBox({progress: {is: 'kept', reason, now, findings}})
      // With room for what is said below it.
      box.copy.scrollIntoView({block: 'center'})
      say(`Not saved. ${reason}`)
    }
    return undefined
  }
  const advice = answer.advice.map(({message}) => message).join(' ')
  say([wanted.do === 'remove' ? 'Removed. Ctrl+Z puts it back.' : 'Saved.', advice].filter(Boolean).join(' '))
  if (answer.undo) await isShown
  if (openBox() === box) {
    if (answer.span) box.place = {...box.place, span: answer.span}
    close(box, focus)
  }
  return answer
}

/** Whether an element is the box, or the bar with all that belongs to it. */
export function isInEditor(element: Element | null): boolean {
  return element instanceof HTMLElement && element.dataset.editor !== undefined
}

/** Enter: in a paragraph or a list it begins the next one; anywhere else the words are done. */
async function enter(box: Box) {
  const {place, copy, next} = box
  if (place.kind !== 'inline' || !(next || place.can.includes('split'))) return void (await leave(box, true))
  const {before, after} = halves(copy)
  if (next || textOf(after).trim() === '' || textOf(before).trim() === '') {
    const wanted = changeOf(box)
    const saved = wanted ? await save(box, wanted, true) : undefined
    if (wanted && !saved) return
    if (!wanted) close(box, true)
    // Below a block that was begun just now comes the next one.
    return void (await openAt(saved?.span ?? place.span, {next: true}))
  }
  const saved = await save(box, {do: 'split', span: place.span, before, after}, true)
  if (saved?.span) await openAt(saved.span, {caret: 'start'})
}

/** What stands before and after the caret. */
function halves(copy: HTMLElement): {before: Inline[]; after: Inline[]} {
  const range = getSelection()?.getRangeAt(0) ?? document.createRange()
  const before = range.cloneRange()
  before.selectNodeContents(copy)
  before.setEnd(range.startContainer, range.startOffset)
  const after = range.cloneRange()
  after.selectNodeContents(copy)
  after.setStart(range.endContainer, range.endOffset)
  return {before: inlinesIn(before), after: inlinesIn(after)}
}

function inlinesIn(range: Range): Inline[] {
  return fromNodes(range.cloneContents().childNodes)
}

/** Backspace before the first sign: an empty block goes, any other is joined to the one above it. */
async function backspace(box: Box) {
  const {place, next} = box
  if (place.kind !== 'inline') return
  if (next) {
    close(box, false)
    return void (await openAt(place.span, {caret: 'end'}))
  }
  const typed = typedIn(box)
  if (textOf(typed).trim() === '') {
    if (place.can.includes('remove')) await save(box, {do: 'remove', span: place.span}, true)
    return
  }
  if (!place.can.includes('join')) return
  const above = await placeAbove(place.span)
  const wanted = changeOf(box)
  let span = place.span
  if (wanted) {
    const saved = await save(box, wanted, true)
    if (!saved?.span) return
    span = saved.span
    const reopened = await openAt(span, {caret: 'start'})
    if (!reopened) return
  }
  const now = openBox()
  const joined = now && (await save(now, {do: 'join', span}, true))
  if (joined?.span) await openAt(joined.span, {caret: above ? textOf(above.inlines).length + 1 : 'end'})
}

type InlinePlace = Extract<WordPlace, {kind: 'inline'}>

async function placeAbove(span: Span): Promise<InlinePlace | undefined> {
  const places = (await placesNow(span.file)).filter((each): each is InlinePlace => each.kind === 'inline')
  return places[places.findIndex((each) => each.span.start === span.start) - 1]
}

/** Opens the words that stand at a span now. */
export async function openAt(span: Span, opening: Opening): Promise<Box | undefined> {
  const place = withWords(await placesNow(span.file)).find((each) => each.span.start === span.start)
  const element = elementAt(span.file, span.start)
  return place && element ? openWords(place, element, opening) : undefined
}

/** Writes what the check says in place of the words, to be looked at and saved. */
export function mend(box: Box, write: string) {
  box.copy.focus({preventScroll: true})
  getSelection()?.selectAllChildren(box.copy)
  document.execCommand('insertText', false, write)
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
