import {dropDraft, readDraft} from './drafts.ts'
import {elementAt} from './marks.ts'
import {openWords} from './openWords.ts'
import {placesNow} from './places.ts'
import {leave} from './saving.ts'
import {change, current, say} from './store.ts'
import {inlinesOf, withWords} from './wordPlaces.ts'
import {sameInlines, textOf} from './words.ts'

/** Words that were being typed when the page was loaded anew are in their box again, or beside the page where that is gone. */
export async function takeUpDraft() {
  const draft = readDraft()
  if (!draft) return
  const {span, typed, before, next} = draft
  const places = await placesNow(span.file).catch(() => [])
  const words = withWords(places).filter(({kind}) => kind === draft.kind)
  const alike = words.filter((each) => sameInlines(inlinesOf(each), before))
  const place =
    words.find(({span: {hash}}) => hash === span.hash) ?? (alike.length === 1 && !next ? alike[0] : undefined)
  const element = place && elementAt(place.span.file, place.span.start)
  if (!place || !element) {
    dropDraft()
    const now = words.find((each) => each.span.start === span.start)
    const reason = 'These words of yours were not saved, and what they were to replace is not there any more.'
    change({kept: [...current().kept, {words: textOf(typed), reason, now: now && textOf(inlinesOf(now))}]})
    return say(reason)
  }
  const box = openWords(place, element, {typed, next})
  say('What you typed here was not saved yet. It is in its box again.')
  if (draft.waits) await leave(box, true)
}
