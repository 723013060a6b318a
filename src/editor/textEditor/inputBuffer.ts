import type {EditorView} from 'prosemirror-view'
import {enqueue} from '../connection/saving.ts'
import {announce, getState, updateState} from '../connection/uiState.ts'
import {replayKey, replayPaste, replayWords} from './replay.ts'

/** The text editor that buffered input goes to. */
interface Target {
  view: EditorView
}

/**
 * An input of the author that waits. Words, keys and pastes go to a text editor; actions are clicks and
 * buttons.
 */
type Input = {words: string} | {key: KeyboardEvent} | {pasted: DataTransfer} | {action: () => unknown}

const bufferedInput: Input[] = []
let isBuffering = false
let bufferField: HTMLTextAreaElement | undefined
let composition: Promise<unknown> | undefined
/** The element that had the focus, which is in the shadow tree of the toolbar and panels, or on the page. */
let focusBefore: Element | null = null
let focusAfter: (() => void) | undefined

/**
 * Buffers the author’s input during `work`, then applies it in order, as if the author had waited. `work` is
 * whatever replaces the open text editor: splitting, joining, moving, opening the next text. It returns the
 * text editor that input then goes to.
 */
export async function bufferInputDuring(work: () => Promise<Target | undefined>): Promise<void> {
  if (isBuffering) return queueBufferedWork(work)
  startBuffering()
  // The work starts when the page shows what was saved before.
  const target = await enqueue(() => {})
    .then(work)
    .catch((error: Error) => void announce(error.message))
  // Waits for the end of an input-method composition, which moving the focus would interrupt.
  while (composition) await composition
  applyBufferedInput(target)
}

/**
 * Does work after the buffered input. What is typed until then belongs after the work, so it is buffered too.
 */
function queueBufferedWork(work: () => Promise<Target | undefined>): Promise<void> {
  focusBufferField()
  return new Promise((resolve) => bufferedInput.push({action: () => resolve(bufferInputDuring(work))}))
}

/** Runs an action of the author: at once, or after the buffered input. */
export function afterBufferedInput(action: () => unknown) {
  if (isBuffering) bufferedInput.push({action})
  else action()
}

/** Whether input is buffered at the moment. */
export function isBufferingInput(): boolean {
  return isBuffering
}

/** Moves the focus, or opens a panel, which does: at once, or when input is no longer buffered. */
export function takeFocus(focus: () => void) {
  if (isBuffering) focusAfter = focus
  else focus()
}

function startBuffering() {
  isBuffering = true
  focusAfter = undefined
  setInert(true)
  focusBefore = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  // Someone may type in a field of a panel meanwhile.
  if (focusBefore?.matches('input, textarea, select')) return
  focusBufferField()
}

function focusBufferField() {
  const caret = caretPosition()
  bufferField ??= createBufferField()
  if (!bufferField.isConnected) document.querySelector('[data-editor=bar]')?.before(bufferField)
  Object.assign(bufferField.style, {left: `${caret.x}px`, top: `${caret.y}px`})
  bufferField.focus({preventScroll: true})
}

/**
 * Applies buffered input. Synchronous until the next `startBuffering`, so no key of the author can come
 * between.
 */
function applyBufferedInput(target: Target | undefined) {
  isBuffering = false
  setInert(false)
  const hasFocus = document.activeElement === bufferField
  bufferField?.remove()
  if (hasFocus && focusBefore instanceof HTMLElement) focusBefore.focus({preventScroll: true})
  if (target) target.view.focus()
  else focusAfter?.()
  let unplaced = ''
  while (!isBuffering) {
    const input = bufferedInput.shift()
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

/**
 * Makes the text editor that will be replaced unreachable, so that nothing is typed into it by a click or
 * Tab.
 */
function setInert(isInert: boolean) {
  for (const landmark of document.querySelectorAll<HTMLElement>('[data-editor=words]'))
    landmark.inert = isInert
}

/** Returns the position of the caret on the page, in pixels. */
function caretPosition(): {x: number; y: number} {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
  const at = range?.height ? range : document.activeElement?.getBoundingClientRect()
  return {x: (at?.left ?? 0) + scrollX, y: (at?.top ?? 0) + scrollY}
}

/**
 * Creates the field that has the focus while input is buffered: an input method or a phone’s keyboard needs
 * one.
 */
function createBufferField(): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.dataset.editor = 'buffer'
  field.lang = 'en-GB'
  field.setAttribute('aria-label', 'Go on typing')
  field.addEventListener('keydown', (event) => {
    // 229 is a key that an input method handles.
    if (event.isComposing || event.keyCode === 229 || !isBufferedKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    bufferedInput.push({key: event})
  })
  field.addEventListener('beforeinput', (event) => {
    if (event.isComposing) return
    event.preventDefault()
    const key = keyOfInput[event.inputType]
    if (event.data) bufferedInput.push({words: event.data})
    else if (key)
      bufferedInput.push({key: new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})})
  })
  field.addEventListener('compositionstart', () => {
    composition = new Promise((resolve) => field.addEventListener('compositionend', resolve, {once: true}))
  })
  field.addEventListener('compositionend', ({data}) => {
    composition = undefined
    field.value = ''
    if (data) bufferedInput.push({words: data})
  })
  field.addEventListener('paste', (event) => {
    event.preventDefault()
    if (event.clipboardData) bufferedInput.push({pasted: copyOfData(event.clipboardData)})
  })
  return field
}

/** The keys that phones report only as an input. */
const keyOfInput: Record<string, string> = {
  deleteContentBackward: 'Backspace',
  deleteContentForward: 'Delete',
  insertLineBreak: 'Enter',
}

const editingKeys = new Set(
  'Enter Backspace Delete Escape Home End ArrowLeft ArrowRight ArrowUp ArrowDown'.split(' '),
)

/**
 * Whether a key edits text or moves the caret; others, such as Tab and shortcuts of the browser, work at
 * once.
 */
function isBufferedKey({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  if (editingKeys.has(key)) return true
  return (ctrlKey || metaKey) && !altKey && /^[abiksyz]$/i.test(key)
}

/** Copies the clipboard: it can be read only during its event. */
function copyOfData(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  return copy
}
