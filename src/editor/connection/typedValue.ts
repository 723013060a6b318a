import type {Editable} from '../../edit/protocol.ts'
import {deleteDraft, type FieldDraft, fieldDraftKey, readDraft, storeDraft} from './drafts.ts'
import {type SaveFailure, saveTyped, type TypedInput} from './saving.ts'

export type EditableValue = Extract<Editable, {kind: 'text'}>

/** The state of a field in a panel: the typed value and the saved value. */
export class TypedValue implements TypedInput {
  text: string
  /** The source range of the value in its file. */
  span: EditableValue['span']
  saved: string
  /** The item that the panel last fetched from the server. */
  seen: EditableValue
  sent?: {text: string; others: {typed: TypedValue; text: string}[]}
  refused?: SaveFailure | undefined
  offlineHint = 'It is saved as soon as the editor is open.'
  runningSave?: TypedInput['runningSave']
  rerender: () => void
  onSaved = () => {}
  onTyped: ((text: string) => void) | undefined

  /** The fields of the same panel: those that were refused are sent again together with another. */
  private panel: Set<TypedValue>

  constructor(place: EditableValue, panel: Set<TypedValue>, draw: () => void) {
    this.panel = panel
    const draft = readDraft<FieldDraft>(fieldDraftKey(place))
    this.rerender = draw
    this.seen = place
    this.text = draft?.typed ?? place.text
    // A draft that `waits` was sent before a reload: it is sent again, which also succeeds if it was saved already.
    this.span = draft?.waits ? draft.span : place.span
    this.saved = draft?.waits ? draft.before : place.text
    if (draft && !draft.waits) this.refused = draftNotice(draft.before, place.text)
    if (draft?.waits) void saveTyped(this)
  }

  type(text: string) {
    this.text = text
    this.storeDraft()
    this.rerender()
    this.onTyped?.(text)
  }

  /** Shows a newly fetched value, unless the author has typed another. */
  adopt(place: EditableValue) {
    if (place === this.seen) return
    const isOwn = this.runningSave !== undefined || this.isTyped()
    const hasMoved = fieldDraftKey(place) !== fieldDraftKey(this.seen)
    if (isOwn && hasMoved) deleteDraft(fieldDraftKey(this.seen))
    Object.assign(this, {seen: place, span: place.span, saved: place.text})
    if (isOwn && hasMoved) this.storeDraft()
    if (!isOwn) this.type(place.text)
  }

  change = () => {
    const text = this.text.trim()
    this.refused = undefined
    this.rerender()
    if (text === this.saved.trim()) return undefined
    const others = [...this.panel]
      .filter((each) => each !== this && each.refused && each.span.file === this.span.file && each.isTyped())
      .map((typed) => ({typed, text: typed.text.trim()}))
    this.sent = {text, others}
    this.storeDraft(true)
    const also = others.length > 0 && {also: others.map(({typed, text}) => ({span: typed.span, to: text}))}
    if (text === '' && this.seen.can.includes('remove')) return {do: 'remove' as const, span: this.span, ...also}
    return {do: 'text' as const, span: this.span, to: text, ...also}
  }

  private isTyped() {
    return this.text.trim() !== this.saved.trim()
  }

  /** Takes over that a text was saved together with the value of another field. */
  private wasSaved(text: string) {
    this.saved = text
    if (!this.isTyped()) this.refused = undefined
    this.storeDraft()
    this.rerender()
  }

  onWritten = () => deleteDraft(fieldDraftKey(this.seen))

  onSettled: TypedInput['onSettled'] = (outcome) => {
    const {sent} = this
    if (outcome?.saved && sent) {
      this.saved = sent.text
      this.span = outcome.span ?? this.span
    }
    if (outcome?.saved && outcome.isWhole) for (const {typed, text} of sent?.others ?? []) typed.wasSaved(text)
    if (outcome && !outcome.saved) this.refused = outcome
    this.storeDraft(outcome?.saved === false && outcome.waits)
    this.rerender()
    if (outcome?.saved) this.onSaved()
  }

  discard = () => {
    const {text} = this
    const isTyped = this.isTyped()
    this.refused = undefined
    this.type(this.saved)
    return isTyped && (() => this.type(text))
  }

  private storeDraft(waits = false) {
    const {text, saved, span} = this
    if (text.trim() === saved.trim()) deleteDraft(fieldDraftKey(this.seen))
    else storeDraft(fieldDraftKey(this.seen), {span, before: saved, typed: text, waits})
  }
}

/** Returns the message about an unsaved value that was typed before the page reloaded. */
function draftNotice(before: string, now: string): SaveFailure {
  if (before === now)
    return {saved: false, reason: 'What you typed here is not saved yet. Press Enter to save it.', findings: []}
  return {saved: false, reason: 'Somebody changed it while you were typing.', now, findings: []}
}
