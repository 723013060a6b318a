import {plainTextOf} from '../../edit/inline/contents.ts'
import type {Change, Span} from '../../edit/protocol.ts'
import {deleteDraft, storeDraft, textDraftKey} from '../connection/drafts.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {
  enqueue,
  type PendingEdit,
  type SavedChange,
  type SaveResult,
  savePendingEdit,
} from '../connection/saving.ts'
import {announce, type Panel, updateState, updateTextEditor} from '../connection/uiState.ts'
import {type EditableText, editableTexts, inlinesOfText} from './editableTexts.ts'
import {afterBufferedInput, takeFocus} from './inputBuffer.ts'
import {atomIndexes, renumberAtoms, sameInlines} from './schema.ts'
import {
  contentOf,
  getOpenEditor,
  isInEditor,
  moveTextEditorTo,
  removeTextEditor,
  showTools,
  type TextEditor,
  type TextEditorOptions,
} from './textEditor.ts'
import {copyTextStyles} from './textStyles.ts'

type OpenText = (editable: EditableText, element: HTMLElement, opening: TextEditorOptions) => void

/** Returns the callbacks that save the text of a text editor; `open` reopens one with unsaved text. */
export function pendingEditOf(editor: () => TextEditor, open: OpenText): PendingEdit {
  const isOpen = () => getOpenEditor() === editor()
  return {
    change: (instead) => (isOpen() ? prepareChange(editor(), instead) : undefined),
    onWritten: () => deleteDraft(textDraftKey),
    onSettled: (outcome) => (isOpen() ? handleSaveResult(editor(), outcome, open) : undefined),
    discard: () => {
      if (!isOpen()) return false
      const {editable, element, insertBelow} = editor()
      const [typed, wasTyped] = [contentOf(editor()), hasUnsavedText(editor())]
      editor().returnsFocus = true
      closeTextEditor(editor())
      return (
        wasTyped &&
        (() =>
          open(editable, elementAt(editable.span.file, editable.span.start) ?? element, {typed, insertBelow}))
      )
    },
    resendKey: textDraftKey,
  }
}

/** Whether a text editor has unsaved text. */
function hasUnsavedText(editor: TextEditor): boolean {
  return !sameInlines(contentOf(editor), editor.before)
}

/** Stores the typed text in case the page reloads. */
export function storeTextDraft(isSent = false) {
  const editor = getOpenEditor()
  if (!editor) return
  const {editable, insertBelow} = editor
  if (!hasUnsavedText(editor)) return deleteDraft(textDraftKey)
  storeDraft(textDraftKey, {
    span: editable.span,
    kind: editable.kind,
    before: inlinesOfText(editable),
    typed: contentOf(editor),
    insertBelow,
    isSent,
  })
}

/**
 * Saves an edited text, and then ends editing if `closes`. If saving fails, the reason is shown next to the
 * text; what was typed for a link and is no address stops it.
 */
export async function saveText(
  editor: TextEditor,
  closes = false,
  autofix = false,
): Promise<SavedChange | undefined> {
  if (getOpenEditor() !== editor || editor.applyTypedLink?.() === false) return undefined
  editor.closesWhenSaved = closes
  return savePendingEdit(editor, autofix)
}

/** Saves an edited text, then ends editing; with `takesFocus`, the text on the page gets the focus. */
export function saveAndClose(
  editor: TextEditor,
  takesFocus = false,
  autofix = false,
): Promise<SavedChange | undefined> {
  editor.returnsFocus = takesFocus
  return saveText(editor, true, autofix)
}

/** Saves typed text before a block is changed. Returns the block’s new span; `undefined` if saving failed. */
export async function saveBeforeChange(span: Span): Promise<Span | undefined> {
  const editor = getOpenEditor()
  // An item of a record is changed in a panel, which leaves the text that is open on the page as it is.
  if (span.file.startsWith('content/') && editor?.editable.span.file !== span.file) return span
  if (editor) await saveAndClose(editor, true)
  if (getOpenEditor()) return undefined
  return editor?.editable.span.start === span.start && editor.editable.span.file === span.file
    ? editor.editable.span
    : span
}

/**
 * Opens a panel once all that was typed before is saved; if the open text can’t be saved, it says so and
 * stays.
 */
export function saveThenShow(find: () => Panel | undefined | Promise<Panel | undefined>) {
  afterBufferedInput(() => showOnceSaved(find).catch((error: Error) => announce(error.message)))
}

async function showOnceSaved(find: () => Panel | undefined | Promise<Panel | undefined>) {
  const editor = getOpenEditor()
  if (editor) await saveAndClose(editor, true)
  // A field of another panel may still be saved.
  await enqueue(() => {})
  if (!getOpenEditor()) updateState({panel: await find()})
}

/** Ends editing a text with another change (splitting or removing its block) instead of saving it. */
export function closeWithChange(editor: TextEditor, instead: Change): Promise<SavedChange | undefined> {
  editor.returnsFocus = true
  editor.closesWhenSaved = true
  return savePendingEdit(editor, false, instead)
}

function prepareChange(editor: TextEditor, instead?: Change): Change | undefined {
  const wanted = instead ?? textChange(editor)
  if (!wanted) return undefined
  editor.message = wanted.type === 'remove' ? 'Removed. “Undo” takes it back.' : 'Saved.'
  editor.sent = contentOf(editor)
  updateTextEditor({saveState: {status: 'saving'}})
  storeTextDraft(true)
  return wanted
}

/** Returns the change that saves the edited text; `undefined` if nothing was typed. */
function textChange(editor: TextEditor): Change | undefined {
  const {editable, insertBelow} = editor
  const typed = contentOf(editor)
  const words = plainTextOf(typed).trim()
  if (insertBelow) return words ? {type: 'add', below: insertBelow, insertion: {paragraph: typed}} : undefined
  if (!hasUnsavedText(editor)) return undefined
  if (!words && editable.actions.includes('remove')) return {type: 'remove', span: editable.span}
  if (editable.kind === 'text') return {type: 'text', span: editable.span, to: words}
  return {type: 'inline', span: editable.span, to: typed}
}

async function handleSaveResult(editor: TextEditor, outcome: SaveResult | undefined, open: OpenText) {
  const {sent = []} = editor
  if (outcome && !outcome.saved) {
    storeTextDraft(outcome.isOffline)
    const {saved, ...failure} = outcome
    updateTextEditor({saveState: {status: 'failed', ...failure}})
    // Scrolls the text to the centre, so that there is room for the message below it.
    editor.copy.scrollIntoView({block: 'center'})
    return
  }
  // The next action on this block needs its new source range (span), even if its text is no longer edited.
  if (outcome?.span) editor.editable = {...editor.editable, span: outcome.span}
  const continues = !editor.closesWhenSaved || (outcome && !sameInlines(contentOf(editor), sent))
  if (!continues || (outcome && !outcome.span)) return closeTextEditor(editor)
  if (outcome?.span) await continueEditing(editor, outcome.span, open)
  else updateTextEditor({saveState: {status: 'typing'}})
}

/** Continues editing a text after a save: text typed since then counts as unsaved. */
async function continueEditing(editor: TextEditor, span: Span, open: OpenText) {
  const {sent = []} = editor
  const editables = await fetchEditables(span.file).catch(() => [])
  const editable = editableTexts(editables).find(
    (each) => each.kind === editor.editable.kind && each.span.start === span.start,
  )
  if (getOpenEditor() !== editor) return
  // Atoms, such as code, are numbered in file order: if some were moved or removed, the numbers are outdated.
  const order = atomIndexes(sent)
  if (editable && order.some((oldIndex, index) => oldIndex !== index))
    return open(editable, elementAt(span.file, span.start) ?? editor.element, {
      typed: renumberAtoms(contentOf(editor), order),
      caret: editor.view.state.selection.head,
    })
  editor.before = sent
  editor.insertBelow = undefined
  moveTextEditorTo(editable ?? {...editor.editable, span})
  copyTextStyles(editor)
  showTools(editor)
  storeTextDraft()
}

/** Ends editing a text without saving; the focus returns to the text on the page if `returnsFocus` is set. */
export function closeTextEditor(editor: TextEditor) {
  const {editable, element, returnsFocus} = editor
  deleteDraft(textDraftKey)
  // The focus also returns if it is on a tool in the toolbar, because the tools are removed when editing
  // ends.
  const hadFocus =
    returnsFocus && (isInEditor(document.activeElement) || document.activeElement === document.body)
  removeTextEditor()
  updateState({isLinkFormOpen: false})
  if (hadFocus)
    takeFocus(() =>
      (elementAt(editable.span.file, editable.span.start) ?? element).focus({preventScroll: true}),
    )
}

/** Overwrites someone else’s change with the typed text. */
export async function overwriteWithMine(editor: TextEditor, now: string) {
  const editables = await fetchEditables(editor.editable.span.file)
  const found = editableTexts(editables).filter(
    (each) => each.kind === editor.editable.kind && plainTextOf(inlinesOfText(each)) === now,
  )
  const editable = found.find(({span}) => span.start === editor.editable.span.start) ?? found[0]
  if (!editable) return announce('The other version is not there any more.')
  editor.editable = editable
  if (editor.insertBelow) editor.insertBelow = editable.span
  else editor.before = inlinesOfText(editable)
  await saveAndClose(editor, true)
}
