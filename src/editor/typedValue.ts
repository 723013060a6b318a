import type {Editable} from '../edit/protocol.ts'
import {dropDraft, type FieldDraft, fieldKey, keepDraft, readDraft} from './drafts.ts'
import {type NotSaved, saveTyped, type Typing} from './saving.ts'

export type TextPlace = Extract<Editable, {kind: 'text'}>

/** A value that is typed in a field, next to the saved value. */
export class TypedValue implements Typing {
  text: string
  /** The span of the value in its file. */
  span: TextPlace['span']
  saved: string
  /** The item that the panel last fetched from the server. */
  seen: TextPlace
  sent?: {text: string; seen: TextPlace}
  refused?: NotSaved | undefined
  waiting = 'What you typed stays here, and is saved when it is back.'
  underWay?: Typing['underWay']
  draw: () => void
  onSaved = () => {}
  onTyped: ((text: string) => void) | undefined

  constructor(place: TextPlace, draw: () => void) {
    const draft = readDraft<FieldDraft>(fieldKey(place))
    this.draw = draw
    this.seen = place
    this.text = draft?.typed ?? place.text
    // Sent before the reload, so it is sent again; that succeeds if it was saved already.
    this.span = draft?.waits ? draft.span : place.span
    this.saved = draft?.waits ? draft.before : place.text
    if (draft && !draft.waits) this.refused = draftNotice(draft.before, place.text)
    if (draft?.waits) void saveTyped(this)
  }

  type(text: string) {
    this.text = text
    this.keep()
    this.draw()
    this.onTyped?.(text)
  }

  /** Adopts a newly fetched value, unless something else is being typed. */
  see(place: TextPlace) {
    if (place === this.seen) return
    // A response from before the running save still contains the old value.
    if (this.underWay && place.text === this.seen.text) return
    const isOwn = this.underWay !== undefined || this.text.trim() !== this.saved.trim()
    Object.assign(this, {seen: place, span: place.span, saved: place.text})
    if (!isOwn) this.type(place.text)
  }

  change = () => {
    const text = this.text.trim()
    this.refused = undefined
    this.draw()
    if (text === this.saved.trim()) return undefined
    this.sent = {text, seen: this.seen}
    this.keep(true)
    if (text === '' && this.seen.can.includes('remove')) return {do: 'remove' as const, span: this.span}
    return {do: 'text' as const, span: this.span, to: text}
  }

  written = () => dropDraft(fieldKey(this.seen))

  settled: Typing['settled'] = (outcome) => {
    const {sent} = this
    if (outcome?.saved && sent?.seen === this.seen) {
      this.saved = sent.text
      this.span = outcome.span ?? this.span
    } else if (outcome?.saved && sent?.text === this.text.trim()) this.type(this.seen.text)
    if (outcome && !outcome.saved) this.refused = outcome
    this.keep(outcome?.saved === false && outcome.waits)
    this.draw()
    if (outcome?.saved) this.onSaved()
  }

  discard = () => {
    const {text} = this
    const isTyped = text.trim() !== this.saved.trim()
    this.refused = undefined
    this.type(this.saved)
    return isTyped && (() => this.type(text))
  }

  private keep(waits = false) {
    const {text, saved, span} = this
    if (text.trim() === saved.trim()) dropDraft(fieldKey(this.seen))
    else keepDraft(fieldKey(this.seen), {span, before: saved, typed: text, waits})
  }
}

/** Returns what to report about a value that was being typed when the page reloaded. */
function draftNotice(before: string, now: string): NotSaved {
  if (before === now)
    return {saved: false, reason: 'What you typed here is not in the file yet. Press Enter to save it.', findings: []}
  return {saved: false, reason: 'It was changed in the file while you were typing.', now, findings: []}
}
