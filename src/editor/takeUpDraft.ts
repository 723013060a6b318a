import {type BoxDraft, boxKey, dropDraft, readDraft} from './drafts.ts'
import {elementAt} from './marks.ts'
import {openWords} from './openWords.ts'
import {placesNow} from './places.ts'
import {save} from './saving.ts'
import {leave} from './savingBox.ts'
import {change, current, say} from './store.ts'
import {inlinesOf, withWords} from './wordPlaces.ts'
import {sameInlines, textOf} from './words.ts'

/** Reopens the text that was being typed before a reload; if its place is gone, shows the text beside the page. */
export async function takeUpDraft() {
  const draft = readDraft<BoxDraft>(boxKey)
  if (!draft) return
  const {span, typed, before, next, kind} = draft
  const places = await placesNow(span.file).catch(() => [])
  const words = withWords(places).filter((each) => each.kind === kind)
  const alike = words.filter((each) => sameInlines(inlinesOf(each), before))
  const place =
    words.find(({span: {hash}}) => hash === span.hash) ?? (alike.length === 1 && !next ? alike[0] : undefined)
  const element = place && elementAt(place.span.file, place.span.start)
  if (place && element) {
    const box = openWords(place, element, {typed, ...(next && {next})})
    say('What you typed here was not saved yet. You can go on.')
    if (draft.waits) await leave(box, true)
    return
  }
  dropDraft(boxKey)
  if (draft.waits && (await isSaved(draft, words))) return say('Saved.')
  const now = words.find((each) => each.span.start === span.start)
  const reason = 'This text was not saved, because what it replaces is no longer there.'
  change({kept: [...current().kept, {words: textOf(typed), reason, now: now && textOf(inlinesOf(now))}]})
  say(reason)
}

/** Whether the draft was saved and only the response was lost: sending it again succeeds in that case. */
async function isSaved({span, kind, typed, next}: BoxDraft, words: ReturnType<typeof withWords>): Promise<boolean> {
  if (next) return words.some((each) => sameInlines(inlinesOf(each), typed))
  const outcome = await save(() =>
    kind === 'text' ? {do: 'text', span, to: textOf(typed).trim()} : {do: 'inline', span, to: typed},
  )
  return outcome?.saved === true
}
