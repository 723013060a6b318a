import {plainTextOf} from '../../edit/inline/contents.ts'
import {type BoxDraft, boxDraftKey, deleteDraft, readDraft} from '../connection/drafts.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {save} from '../connection/saving.ts'
import {announce, getState, updateState} from '../connection/uiState.ts'
import {sameInlines} from './boxSchema.ts'
import {editableTexts, inlinesOfText} from './editableTexts.ts'
import {openText} from './openText.ts'
import {saveAndClose} from './saveBox.ts'

/** Reopens the text that was being typed before a reload; if its block was removed, lists the text in the toolbar. */
export async function restoreDraft() {
  const draft = readDraft<BoxDraft>(boxDraftKey)
  if (!draft) return
  const {span, typed, before, next, kind} = draft
  const places = await fetchEditables(span.file).catch(() => [])
  const words = editableTexts(places).filter((each) => each.kind === kind)
  const alike = words.filter((each) => sameInlines(inlinesOfText(each), before))
  const place =
    words.find(({span: {hash}}) => hash === span.hash) ?? (alike.length === 1 && !next ? alike[0] : undefined)
  const element = place && (elementAt(place.span.file, place.span.start) ?? elementShowing(plainTextOf(before)))
  if (place && element) {
    const box = openText(place, element, {typed, ...(next && {next})})
    announce('What you typed here was not saved yet. You can go on.')
    if (draft.waits) await saveAndClose(box, true)
    return
  }
  deleteDraft(boxDraftKey)
  if (draft.waits && (await isSaved(draft, words))) return announce('Saved.')
  const now = words.find((each) => each.span.start === span.start)
  const reason = 'This text was not saved, because what it replaces is no longer there.'
  updateState({
    unplacedTexts: [
      ...getState().unplacedTexts,
      {text: plainTextOf(typed), reason, now: now && plainTextOf(inlinesOfText(now))},
    ],
  })
  announce(reason)
}

/** Returns the first element of the page that shows only this text. Texts of records have no mark of their own. */
function elementShowing(words: string): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>('#siteRoot *')]
  return elements.find(({children, textContent}) => children.length === 0 && textContent === words)
}

/** Whether a sent draft was saved although no response arrived; finds out by sending it again, which then succeeds. */
async function isSaved({span, kind, typed, next}: BoxDraft, words: ReturnType<typeof editableTexts>): Promise<boolean> {
  if (next) return words.some((each) => sameInlines(inlinesOfText(each), typed))
  const outcome = await save(() =>
    kind === 'text' ? {do: 'text', span, to: plainTextOf(typed).trim()} : {do: 'inline', span, to: typed},
  )
  return outcome?.saved === true
}
