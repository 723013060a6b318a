import type {EditorView} from 'prosemirror-view'
import {enqueue} from '../connection/saving.ts'
import {announce, getState, updateState} from '../connection/uiState.ts'
import {replayKey, replayPaste, replayWords} from './replay.ts'

/** The text box that held input goes to. */
interface Target {
  view: EditorView
}

/** An input of the author that waits. Words, keys and pastes go to a text box; actions are clicks and buttons. */
type Input = {words: string} | {key: KeyboardEvent} | {pasted: DataTransfer} | {action: () => unknown}

const queue: Input[] = []
let isHolding = false
let holder: HTMLTextAreaElement | undefined
let composition: Promise<unknown> | undefined
/** The element that had the focus, which is in the shadow tree of the toolbar and panels, or on the page. */
let focusBefore: Element | null = null
let focusAfter: (() => void) | undefined

/**
 * Holds the author’s input during `work`, then applies it in order, as if the author had waited. `work` is whatever
 * replaces the open box: splitting, joining, moving, opening the next text. It returns the box that input then goes to.
 */
export async function holdInputDuring(work: () => Promise<Target | undefined>): Promise<void> {
  if (isHolding) return holdInTurn(work)
  hold()
  // The work starts when the page shows what was saved before.
  const target = await enqueue(() => {})
    .then(work)
    .catch((error: Error) => void announce(error.message))
  // Waits for the end of an input-method composition, which moving the focus would interrupt.
  while (composition) await composition
  release(target)
}

/** Does work after the input that is held. What is typed until then belongs after the work, so it is held too. */
function holdInTurn(work: () => Promise<Target | undefined>): Promise<void> {
  focusHolder()
  return new Promise((resolve) => queue.push({action: () => resolve(holdInputDuring(work))}))
}

/** Runs an action of the author: at once, or after the input that is held. */
export function inTurn(action: () => unknown) {
  if (isHolding) queue.push({action})
  else action()
}

/** Whether input is held at the moment. */
export function isHoldingInput(): boolean {
  return isHolding
}

/** Moves the focus, or opens a panel, which does: at once, or when input is no longer held. */
export function takeFocus(focus: () => void) {
  if (isHolding) focusAfter = focus
  else focus()
}

function hold() {
  isHolding = true
  focusAfter = undefined
  setInert(true)
  focusBefore = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  // Someone may type in a field of a panel meanwhile.
  if (focusBefore?.matches('input, textarea, select')) return
  focusHolder()
}

function focusHolder() {
  const caret = caretPosition()
  holder ??= createHolder()
  if (!holder.isConnected) document.querySelector('[data-editor=bar]')?.before(holder)
  Object.assign(holder.style, {left: `${caret.x}px`, top: `${caret.y}px`})
  holder.focus({preventScroll: true})
}

/** Applies held input. From here to the next `hold` all is synchronous, so no key of the author can come between. */
function release(target: Target | undefined) {
  isHolding = false
  setInert(false)
  const hasFocus = document.activeElement === holder
  holder?.remove()
  if (hasFocus && focusBefore instanceof HTMLElement) focusBefore.focus({preventScroll: true})
  if (target) target.view.focus()
  else focusAfter?.()
  let unplaced = ''
  while (!isHolding) {
    const input = queue.shift()
    if (!input) break
    if ('action' in input) input.action()
    else if (target && !target.view.isDestroyed) applyTo(target.view, input)
    else if ('words' in input) unplaced += input.words
    else if ('pasted' in input) unplaced += input.pasted.getData('text/plain')
  }
  if (unplaced.trim()) reportUnplaced(unplaced)
}

function applyTo(view: EditorView, input: Exclude<Input, {action: unknown}>) {
  if ('words' in input) replayWords(view, input.words)
  else if ('key' in input) replayKey(view, input.key)
  else replayPaste(view, input.pasted)
}

function reportUnplaced(text: string) {
  const reason = 'You typed this while no text was open, so it is not saved.'
  updateState({unplacedTexts: [...getState().unplacedTexts, {text, reason}]})
  announce(reason)
}

/** Makes the box that will be replaced unreachable, so that nothing is typed into it by a click or Tab. */
function setInert(isInert: boolean) {
  for (const landmark of document.querySelectorAll<HTMLElement>('[data-editor=words]')) landmark.inert = isInert
}

/** Returns the position of the caret on the page, in pixels. */
function caretPosition(): {x: number; y: number} {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  const at = range?.height ? range : document.activeElement?.getBoundingClientRect()
  return {x: (at?.left ?? 0) + scrollX, y: (at?.top ?? 0) + scrollY}
}

/** Creates the field that has the focus while input is held: an input method or a phone’s keyboard needs one. */
function createHolder(): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.dataset.editor = 'holder'
  field.lang = 'en-GB'
  field.setAttribute('aria-label', 'Go on typing')
  field.addEventListener('keydown', (event) => {
    // 229 is a key that an input method handles.
    if (event.isComposing || event.keyCode === 229 || !isHeldKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    queue.push({key: event})
  })
  field.addEventListener('beforeinput', (event) => {
    if (event.isComposing) return
    event.preventDefault()
    const key = keyOfInput[event.inputType]
    if (event.data) queue.push({words: event.data})
    else if (key) queue.push({key: new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})})
  })
  field.addEventListener('compositionstart', () => {
    composition = new Promise((resolve) => field.addEventListener('compositionend', resolve, {once: true}))
  })
  field.addEventListener('compositionend', ({data}) => {
    composition = undefined
    field.value = ''
    if (data) queue.push({words: data})
  })
  field.addEventListener('paste', (event) => {
    event.preventDefault()
    if (event.clipboardData) queue.push({pasted: copyOfData(event.clipboardData)})
  })
  return field
}

/** The keys that phones report only as an input. */
const keyOfInput: Record<string, string> = {
  deleteContentBackward: 'Backspace',
  deleteContentForward: 'Delete',
  insertLineBreak: 'Enter',
}

/** Whether a key edits text or moves the caret; others, such as Tab and shortcuts of the browser, work at once. */
function isHeldKey({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  if (/^(Enter|Backspace|Delete|Escape|Home|End|Arrow(Left|Right|Up|Down))$/.test(key)) return true
  return (ctrlKey || metaKey) && !altKey && /^[abiksyz]$/i.test(key)
}

/** Copies the clipboard: it can be read only during its event. */
function copyOfData(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  return copy
}
