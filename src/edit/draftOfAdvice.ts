import {offsetAt} from '../site/text/places.ts'
import type {SiteFiles} from '../site/readSite.ts'
import type {FileDraft} from './draft.ts'
import {editablesOf} from './editables.ts'
import {mended} from './mend.ts'
import {adviceIn} from './newFindings.ts'
import type {Change} from './protocol.ts'
import {type Refused, refuse} from './refused.ts'
import {textOf} from './textOf.ts'

/** What words that were just saved would be with what the check advised on them. */
export function draftOfAdvice(site: SiteFiles, {span, write}: Extract<Change, {do: 'advice'}>): FileDraft | Refused {
  const {file, start, end} = span
  const place = editablesOf(site, file).find((each) => each.span.start === start && each.span.hash === span.hash)
  const text = textOf(site, file)
  if (!place || text === undefined)
    return refuse('changed', 'These words were changed since. Change them where they stand.')
  const advice = adviceIn(site, [file]).filter((problem) => {
    const at = offsetAt(text, problem)
    return at >= start && at < end && problem.write !== undefined && write.includes(problem.write)
  })
  const draft =
    advice.length > 0 && mended(site, {file, text, before: text, start, end, what: 'advice of the check'}, advice)
  return draft || refuse('place', 'This can’t be written at the press of a button. Change the words where they stand.')
}
