import type {Editable} from '../../edit/protocol.ts'
import {deleteDraft, type FieldDraft, fieldDraftKey, readDraft, storeDraft} from './drafts.ts'
import {type PendingEdit, type SaveFailure, savePendingEdit} from './saving.ts'
import {announce} from './uiState.ts'

export type EditableValue = Extract<Editable, {kind: 'text'}>

/** The state of a field in a panel: the typed value and the saved value. */
export class FieldEdit implements PendingEdit {
  text: string
  /** The source range of the value in its file. */
  span: EditableValue['span']
  saved: string
  /** The item that the panel last fetched from the server. */
  latest: EditableValue
  sent?: {text: string; others: {typed: FieldEdit; text: string}[]}
  failure?: SaveFailure | undefined
  runningSave?: PendingEdit['runningSave']
  rerender: () => void
  onSaved = () => {}
  onTyped: ((text: string) => void) | undefined

  /** The fields of the same panel: those that were rejected are sent again together with another. */
  private panel: Set<FieldEdit>

  constructor(editable: EditableValue, panel: Set<FieldEdit>, draw: () => void) {
    this.panel = panel
    const draft = readDraft<FieldDraft>(fieldDraftKey(editable))
    this.rerender = draw
    this.latest = editable
    this.text = draft?.typed ?? editable.text
    // A draft with `isSent` was sent before a reload: it is sent again, which also succeeds if it was saved
    // already.
    this.span = draft?.isSent ? draft.span : editable.span
    this.saved = draft?.isSent ? draft.before : editable.text
    if (draft && !draft.isSent) this.failure = draftNotice(draft.before, editable.text)
    if (draft?.isSent) void savePendingEdit(this)
  }

  get resendKey() {
    return fieldDraftKey(this.latest)
  }

  type(text: string) {
    this.text = text
    this.storeDraft()
    this.rerender()
    this.onTyped?.(text)
  }

  /** Shows why what was typed can’t be saved, without asking the server. */
  refuse(reason: string) {
    this.failure = {saved: false, reason, findings: []}
    this.rerender()
    announce(`Not saved. ${reason}`, undefined, this)
  }

  /** Shows a newly fetched value, unless the author has typed another. */
  adopt(editable: EditableValue) {
    if (editable === this.latest) return
    const isOwn = this.runningSave !== undefined || this.isTyped()
    const hasMoved = fieldDraftKey(editable) !== fieldDraftKey(this.latest)
    if (isOwn && hasMoved) deleteDraft(fieldDraftKey(this.latest))
    Object.assign(this, {latest: editable, span: editable.span, saved: editable.text})
    if (isOwn && hasMoved) this.storeDraft()
    if (!isOwn) this.type(editable.text)
  }

  change = () => {
    const text = this.text.trim()
    this.failure = undefined
    this.rerender()
    if (text === this.saved.trim()) return undefined
    const others = [...this.panel]
      .filter((each) => each !== this && each.failure && each.span.file === this.span.file && each.isTyped())
      .map((typed) => ({typed, text: typed.text.trim()}))
    this.sent = {text, others}
    this.storeDraft(true)
    const withOthers = others.length > 0 && {
      otherValues: others.map(({typed, text}) => ({span: typed.span, to: text})),
    }
    if (text === '' && this.latest.actions.includes('remove'))
      return {type: 'remove' as const, span: this.span, ...withOthers}
    return {type: 'text' as const, span: this.span, to: text, ...withOthers}
  }

  private isTyped() {
    return this.text.trim() !== this.saved.trim()
  }

  /** Takes over that a text was saved together with the value of another field. */
  private wasSaved(text: string) {
    this.saved = text
    if (!this.isTyped()) this.failure = undefined
    this.storeDraft()
    this.rerender()
  }

  onWritten = () => deleteDraft(fieldDraftKey(this.latest))

  onSettled: PendingEdit['onSettled'] = (outcome) => {
    const {sent} = this
    if (outcome?.saved && sent) {
      this.saved = sent.text
      this.span = outcome.span ?? this.span
    }
    if (outcome?.saved && outcome.includesOthers)
      for (const {typed, text} of sent?.others ?? []) typed.wasSaved(text)
    if (outcome && !outcome.saved) this.failure = outcome
    this.storeDraft(outcome?.saved === false && outcome.isOffline)
    this.rerender()
    if (outcome?.saved) this.onSaved()
  }

  discard = () => {
    const {text} = this
    const isTyped = this.isTyped()
    this.failure = undefined
    this.type(this.saved)
    return isTyped && (() => this.type(text))
  }

  private storeDraft(isSent = false) {
    const {text, saved, span} = this
    if (text.trim() === saved.trim()) deleteDraft(fieldDraftKey(this.latest))
    else storeDraft(fieldDraftKey(this.latest), {span, before: saved, typed: text, isSent})
  }
}

/** Returns the message about an unsaved value that was typed before the page reloaded. */
function draftNotice(before: string, currentText: string): SaveFailure {
  if (before === currentText)
    return {
      saved: false,
      reason: 'What you typed here is not saved yet. Press Enter to save it.',
      findings: [],
    }
  return {saved: false, reason: 'Somebody changed it while you were typing.', currentText, findings: []}
}
