import type {Inline, Span} from '../edit/protocol.ts'
import {type Box, type Opening, openBox, typedIn} from './box.ts'
import {placesNow} from './places.ts'
import {changeOf, close, leave, save} from './saving.ts'
import type {WordPlace} from './wordPlaces.ts'
import {fromNodes, textOf} from './words.ts'

/** Opens the words that stand at a span now. */
type OpenAt = (span: Span, opening: Opening) => Promise<Box | undefined>

/** Enter: in a paragraph or a list it begins the next one; anywhere else the words are done. */
export async function enter(box: Box, openAt: OpenAt) {
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
export async function backspace(box: Box, openAt: OpenAt) {
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
