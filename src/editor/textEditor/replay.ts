import {deleteSelection} from 'prosemirror-commands'
import {TextSelection} from 'prosemirror-state'
import type {EditorView} from 'prosemirror-view'

/** Types words at the caret, with the formatting that is switched on there. */
export function replayWords(view: EditorView, words: string) {
  view.dispatch(view.state.tr.insertText(words).scrollIntoView())
}

/** Pastes at the caret. */
export function replayPaste({dom}: EditorView, clipboardData: DataTransfer) {
  dom.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
}

/** Presses a key, and does what browsers do only for real keys if the text editor does not handle it. */
export function replayKey(view: EditorView, pressed: KeyboardEvent) {
  const event = new KeyboardEvent('keydown', pressed)
  const isHandled = !view.dom.dispatchEvent(event)
  const move = moveOf(event)
  const selection = getSelection()
  if (isHandled || !move || !selection) return
  const isDelete = event.key === 'Backspace' || event.key === 'Delete'
  selection.modify(isDelete || event.shiftKey ? 'extend' : 'move', ...move)
  const {anchorNode, anchorOffset, focusNode, focusOffset} = selection
  if (!anchorNode || !focusNode) return
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)]
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, anchor, head)))
  if (isDelete) deleteSelection(view.state, view.dispatch)
}

/** Returns how far a key moves the caret, or deletes, as arguments of `Selection.modify`. */
function moveOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: KeyboardEvent): [direction: string, granularity: string] | undefined {
  const word = ctrlKey || altKey ? 'word' : 'character'
  const step = metaKey ? 'lineboundary' : word
  switch (key) {
    case 'Backspace':
      return ['backward', step]
    case 'Delete':
      return ['forward', step]
    case 'ArrowLeft':
      return ['left', step]
    case 'ArrowRight':
      return ['right', step]
    case 'ArrowUp':
      return ['backward', metaKey ? 'documentboundary' : 'line']
    case 'ArrowDown':
      return ['forward', metaKey ? 'documentboundary' : 'line']
    case 'Home':
      return ['backward', ctrlKey ? 'documentboundary' : 'lineboundary']
    case 'End':
      return ['forward', ctrlKey ? 'documentboundary' : 'lineboundary']
    default:
      return undefined
  }
}
