import type {Editable, Span} from '../../edit/protocol.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {save} from '../connection/saving.ts'
import {announce} from '../connection/uiState.ts'
import {isEmpty, type OpenAt} from './blockKeys.ts'
import {type Box, contentOfBox, getOpenBox, replaceBox} from './box.ts'
import {docOf} from './boxSchema.ts'
import {closeBox, closeWithChange, saveAndClose} from './saveBox.ts'

/** Handles Backspace at the start of a block: removes an empty block, and joins any other to the block above. */
export function handleBackspace(box: Box, openAt: OpenAt) {
  if (box.place.kind === 'inline') replaceBox(box, (box) => applyJoin(box, 'above', openAt))
}

/** Handles Delete at the end of a block: removes an empty block, and joins the block below to any other. */
export function handleDelete(box: Box, openAt: OpenAt) {
  if (box.place.kind === 'inline') replaceBox(box, (box) => applyJoin(box, 'below', openAt))
}

async function applyJoin(box: Box, side: Side, openAt: OpenAt): Promise<Box | undefined> {
  const {place, next} = box
  if (isEmpty(contentOfBox(box))) return removeEmpty(box, side, openAt)
  if (!next && !pairToJoin(await fetchInlines(place.span), place.span, side)) return refuseToJoin(side, box)
  await saveAndClose(box, true)
  const open = getOpenBox()
  if (open) return open
  const {span} = box.place
  const pair = pairToJoin(await fetchInlines(span), span, side)
  if (!pair) return refuseToJoin(side, await openAt(span, {caret: side === 'above' ? 0 : 'end'}))
  const joined = await save(() => ({do: 'join', span: pair.lower.span}))
  if (!joined?.saved || !joined.span) return openAt(span, {caret: side === 'above' ? 0 : 'end'})
  // A space is between the two: Backspace leaves the caret after it, Delete before it.
  return openAt(joined.span, {caret: docOf(pair.upper.inlines).content.size + (side === 'above' ? 1 : 0)})
}

/** Removes an empty block, or a new one that was not saved; opens the text above or below. */
async function removeEmpty(box: Box, side: Side, openAt: OpenAt): Promise<Box | undefined> {
  const {place, next} = box
  if (next && side === 'below') return box
  if (next) {
    closeBox(box)
    return openAt(place.span, {caret: 'end'})
  }
  if (!place.can.includes('remove')) return box
  const own = (await fetchInlines(place.span)).findIndex(({span}) => span.start === place.span.start)
  await closeWithChange(box, {do: 'remove', span: place.span})
  const open = getOpenBox()
  if (open) return open
  const texts = await fetchInlines(place.span)
  const [above, below] = [texts[own - 1], texts[own]]
  const opensAbove = above && (side === 'above' || !below)
  return opensAbove ? openAt(above.span, {caret: 'end'}) : below && openAt(below.span, {caret: 0})
}

type Side = 'above' | 'below'

type InlineText = Extract<Editable, {kind: 'inline'}>

async function fetchInlines({file}: Span): Promise<InlineText[]> {
  return (await fetchEditables(file)).filter((each) => each.kind === 'inline')
}

/** Returns the text at a span and its neighbour, if they can be joined. */
function pairToJoin(
  texts: InlineText[],
  {start}: Span,
  side: Side,
): {upper: InlineText; lower: InlineText} | undefined {
  const own = texts.findIndex(({span}) => span.start === start)
  const [upper, lower] = texts.slice(...(side === 'above' ? [Math.max(0, own - 1), own + 1] : [own, own + 2]))
  return own >= 0 && upper && lower?.can.includes('join') ? {upper, lower} : undefined
}

function refuseToJoin<T>(side: Side, box: T): T {
  announce(`This text can’t be joined to what is ${side} it.`)
  return box
}
