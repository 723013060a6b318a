import {plainTextOf} from '../../edit/inline/contents.ts'
import {deleteDraft, readDraft, type TextDraft, textDraftKey} from '../connection/drafts.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {save} from '../connection/saving.ts'
import {announce, getState, updateState} from '../connection/uiState.ts'
import {editableTexts, inlinesOfText} from './editableTexts.ts'
import {openText} from './openText.ts'
import {saveAndClose} from './saveText.ts'
import {sameInlines} from './schema.ts'

/**
 * Reopens the text that was being typed before a reload; if its block was removed, lists the text in the
 * toolbar.
 */
export async function restoreDraft() {
  const draft = readDraft<TextDraft>(textDraftKey)
  if (!draft) return
  const {span, typed, before, insertBelow, kind} = draft
  const editables = await fetchEditables(span.file).catch(() => [])
  const words = editableTexts(editables).filter((each) => each.kind === kind)
  const alike = words.filter((each) => sameInlines(inlinesOfText(each), before))
  const editable =
    words.find(({span: {hash}}) => hash === span.hash) ??
    (alike.length === 1 && !insertBelow ? alike[0] : undefined)
  const element =
    editable && (elementAt(editable.span.file, editable.span.start) ?? elementShowing(plainTextOf(before)))
  if (editable && element) {
    const editor = openText(editable, element, {typed, ...(insertBelow && {insertBelow})})
    announce('What you typed here was not saved yet. You can go on.')
    if (draft.isSent) await saveAndClose(editor, true)
    return
  }
  deleteDraft(textDraftKey)
  if (draft.isSent && (await isSaved(draft, words))) return announce('Saved.')
  const now = words.find((each) => each.span.start === span.start)
  const reason = 'This text was not saved, because what it replaces is no longer there.'
  updateState({
    unplacedTexts: [
      ...getState().unplacedTexts,
      {text: plainTextOf(typed), reason, currentText: now && plainTextOf(inlinesOfText(now))},
    ],
  })
  announce(reason)
}

/**
 * Returns the first element of the page that shows only this text. Texts of records have no mark of their
 * own.
 */
function elementShowing(words: string): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>('#siteRoot *')]
  return elements.find(({children, textContent}) => children.length === 0 && textContent === words)
}

/**
 * Whether a sent draft was saved although no response arrived; finds out by sending it again, which then
 * succeeds.
 */
async function isSaved(
  {span, kind, typed, insertBelow}: TextDraft,
  words: ReturnType<typeof editableTexts>,
): Promise<boolean> {
  if (insertBelow) return words.some((each) => sameInlines(inlinesOfText(each), typed))
  const outcome = await save(() =>
    kind === 'text' ? {type: 'text', span, to: plainTextOf(typed).trim()} : {type: 'inline', span, to: typed},
  )
  return outcome?.saved === true
}
