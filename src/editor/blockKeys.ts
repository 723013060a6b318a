import type {Inline, Piece, Span} from '../edit/protocol.ts'
import {type Box, close, leave, leaveBy, type Opening, openBox, typedIn} from './box.ts'
import type {PastedList} from './pastedList.ts'
import {placesNow} from './places.ts'
import {save} from './saving.ts'
import {change, current, say} from './store.ts'
import type {WordPlace} from './wordPlaces.ts'
import {fromNodes, textOf} from './words.ts'

/** Opens the words that stand at a span now. */
type OpenAt = (span: Span, opening: Opening) => Promise<Box | undefined>

/** Enter: in a paragraph or a list it begins the next one; anywhere else the words are done. What is typed meanwhile goes there. */
export async function enter(box: Box, openAt: OpenAt) {
  box.held = ''
  await enterNow(box, openAt)
  const {held} = box
  box.held = undefined
  if (held && openBox()) document.execCommand('insertText', false, held)
}

async function enterNow(box: Box, openAt: OpenAt) {
  const {place, copy, next} = box
  if (place.kind !== 'inline' || !(next || place.can.includes('split'))) return void (await leave(box, true))
  const {before, after} = halves(copy)
  if (next || textOf(after).trim() === '' || textOf(before).trim() === '') {
    const saved = await leave(box, true)
    if (openBox()) return
    // Below a block that was begun just now comes the next one.
    return void (await openAt(saved?.span ?? place.span, {next: true}))
  }
  const saved = await leaveBy(box, {do: 'split', span: place.span, before, after})
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
export async function backspace(box: Box, openAt: OpenAt) {
  const {place, next} = box
  if (place.kind !== 'inline') return
  if (next) {
    close(box)
    return void (await openAt(place.span, {caret: 'end'}))
  }
  const typed = typedIn(box)
  if (textOf(typed).trim() === '') {
    if (place.can.includes('remove')) await leaveBy(box, {do: 'remove', span: place.span})
    return
  }
  if (!place.can.includes('join')) return
  const above = await placeAbove(place.span)
  const saved = await leave(box, true)
  if (openBox()) return
  const reopened = await openAt(saved?.span ?? place.span, {caret: 'start'})
  const joined = reopened && (await leaveBy(reopened, {do: 'join', span: reopened.place.span}))
  if (joined?.span) await openAt(joined.span, {caret: above ? textOf(above.inlines).length + 1 : 'end'})
}

type InlinePlace = Extract<WordPlace, {kind: 'inline'}>

async function placeAbove(span: Span): Promise<InlinePlace | undefined> {
  const places = (await placesNow(span.file)).filter((each): each is InlinePlace => each.kind === 'inline')
  return places[places.findIndex((each) => each.span.start === span.start) - 1]
}

/** Puts a pasted list below the words of an open box, which are saved first; below a list item its lines are more items. */
export async function putList(box: Box, {lines, ordered}: PastedList, openAt: OpenAt) {
  const {place} = box
  const isItem = place.kind === 'inline' && place.where === 'item'
  // Each item goes right below the words, so the last goes first.
  const pieces: Piece[] = isItem ? [...lines].reverse().map((paragraph) => ({paragraph})) : [{list: lines, ordered}]
  const saved = await leave(box, true)
  if (openBox()) return
  const below = saved?.span ?? place.span
  for (const [index, piece] of pieces.entries()) {
    const outcome = await save(() => ({do: 'add', below, piece}))
    if (outcome?.saved) continue
    const left = lines.slice(0, lines.length - index).map((line) => textOf(line))
    const reason = `${index > 0 ? 'Only a part of your list was added.' : 'Your list was not added.'} ${outcome?.reason}`
    change({kept: [...current().kept, {words: left.join('\n'), reason}]})
    return say(reason)
  }
  say(`Pasted as a list. Ctrl+Z undoes ${pieces.length > 1 ? 'one item at a time' : 'it'}.`)
  await openAt(below, {caret: 'end'})
}
