import type {Span} from '../../edit/protocol.ts'
import {fetchEditables, fetchOtherPages} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {cancelPendingEdit} from '../connection/saving.ts'
import {announce, getState, updateState, updateTextEditor} from '../connection/uiState.ts'
import {explainLineBreaks, handleEnter, handlePaste} from './blockKeys.ts'
import {type EditableText, editableTexts, isBelow, isRich} from './editableTexts.ts'
import {handleBackspace, handleDelete} from './joinKeys.ts'
import {pendingEditOf, saveText, storeTextDraft} from './saveText.ts'
import {createTextEditor, getOpenEditor, type TextEditor, type TextEditorOptions} from './textEditor.ts'

/** Opens a text for editing directly on the page. */
export function openText(
  editable: EditableText,
  element: HTMLElement,
  opening: TextEditorOptions = {},
): TextEditor {
  const callbacks = {
    keys: {
      Enter: () => handleEnter(editor, openAt),
      'Shift-Enter': () => explainLineBreaks(editor),
      Escape: () => reportErrors(cancelPendingEdit(editor)),
      'Mod-s': () => reportErrors(saveText(editor)),
      'Mod-k': () => updateState({isLinkFormOpen: isRich(editable)}),
    },
    onBackspaceAtStart: () => handleBackspace(editor, openAt),
    onDeleteAtEnd: () => handleDelete(editor, openAt),
    onChange() {
      // “Saved.” is not true of what was just typed.
      if (getState().saved?.hasAdvice === false) announce('')
      storeTextDraft()
    },
    onPaste: (data: DataTransfer) => handlePaste(editor, data, openAt),
  }
  const editor: TextEditor = createTextEditor(
    editable,
    elementFor(editable, element, opening),
    opening,
    callbacks,
    (editor) => pendingEditOf(editor, openText),
  )
  // Keys that the text editor handles don’t reach other listeners: Escape doesn’t also close a panel.
  editor.copy.addEventListener('keydown', (event) => event.defaultPrevented && event.stopPropagation())
  // Stays open after the save if the author focuses the text again while it is being saved.
  editor.copy.addEventListener('focus', () => {
    editor.closesWhenSaved = false
  })
  if (opening.typed) storeTextDraft()
  void fetchOtherPages(editable.span).then(
    (otherPages) => getOpenEditor() === editor && updateTextEditor({otherPages}),
    () => {},
  )
  return editor
}

/**
 * Returns the element that is edited, or below which a new block is placed: the whole list, if below a list.
 */
function elementFor(
  editable: EditableText,
  element: HTMLElement,
  {insertBelow}: TextEditorOptions,
): HTMLElement {
  if (!insertBelow || isBelow(editable, insertBelow)) return element
  return (
    [...document.querySelectorAll<HTMLElement>('ul, ol')].find((list) => list.contains(element)) ?? element
  )
}

function reportErrors(work: Promise<unknown>) {
  work.catch((error: Error) => announce(error.message))
}

/** Opens the text at a span (a source range) for editing; `undefined` if there is no text on the page. */
export async function openAt(span: Span, opening: TextEditorOptions): Promise<TextEditor | undefined> {
  const editable = editableTexts(await fetchEditables(span.file)).find(
    (each) => each.span.start === span.start,
  )
  const element = elementAt(span.file, span.start)
  return editable && element ? openText(editable, element, opening) : undefined
}
