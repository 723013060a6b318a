import type {Editable, Span} from '../../edit/protocol.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {save} from '../connection/saving.ts'
import {announce} from '../connection/uiState.ts'
import {isEmpty, type OpenAt} from './blockKeys.ts'
import {closeTextEditor, closeWithChange, saveAndClose} from './saveText.ts'
import {docOf} from './schema.ts'
import {contentOf, getOpenEditor, replaceTextEditor, type TextEditor} from './textEditor.ts'

/**
 * Handles Backspace at the start of a block: removes an empty block, and joins any other to the block above.
 */
export function handleBackspace(editor: TextEditor, openAt: OpenAt) {
  if (editor.editable.kind === 'inline')
    replaceTextEditor(editor, (editor) => applyJoin(editor, 'above', openAt))
}

/** Handles Delete at the end of a block: removes an empty block, and joins the block below to any other. */
export function handleDelete(editor: TextEditor, openAt: OpenAt) {
  if (editor.editable.kind === 'inline')
    replaceTextEditor(editor, (editor) => applyJoin(editor, 'below', openAt))
}

async function applyJoin(editor: TextEditor, side: Side, openAt: OpenAt): Promise<TextEditor | undefined> {
  const {editable, insertBelow} = editor
  if (isEmpty(contentOf(editor))) return removeEmpty(editor, side, openAt)
  if (!insertBelow && !pairToJoin(await fetchInlines(editable.span), editable.span, side))
    return rejectJoin(side, editor)
  await saveAndClose(editor, true)
  const open = getOpenEditor()
  if (open) return open
  const {span} = editor.editable
  const pair = pairToJoin(await fetchInlines(span), span, side)
  if (!pair) return rejectJoin(side, await openAt(span, {caret: side === 'above' ? 0 : 'end'}))
  const joined = await save(() => ({type: 'join', span: pair.lower.span}))
  if (!joined?.saved || !joined.span) return openAt(span, {caret: side === 'above' ? 0 : 'end'})
  // A space is between the two: Backspace leaves the caret after it, Delete before it.
  return openAt(joined.span, {caret: docOf(pair.upper.inlines).content.size + (side === 'above' ? 1 : 0)})
}

/** Removes an empty block, or a new one that was not saved; opens the text above or below. */
async function removeEmpty(editor: TextEditor, side: Side, openAt: OpenAt): Promise<TextEditor | undefined> {
  const {editable, insertBelow} = editor
  if (insertBelow && side === 'below') return editor
  if (insertBelow) {
    closeTextEditor(editor)
    return openAt(editable.span, {caret: 'end'})
  }
  if (!editable.actions.includes('remove')) return editor
  const own = (await fetchInlines(editable.span)).findIndex(({span}) => span.start === editable.span.start)
  await closeWithChange(editor, {type: 'remove', span: editable.span})
  const open = getOpenEditor()
  if (open) return open
  const texts = await fetchInlines(editable.span)
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
  return own >= 0 && upper && lower?.actions.includes('join') ? {upper, lower} : undefined
}

function rejectJoin<T>(side: Side, editor: T): T {
  announce(`This text can’t be joined to what is ${side} it.`)
  return editor
}
