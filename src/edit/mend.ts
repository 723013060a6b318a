import {needsOwnWords} from '../check/page/heldPlaces.ts'
import {offsetAt} from '../site/text/places.ts'
import type {Problem} from '../check/problem.ts'
import type {SiteFiles} from '../site/readSite.ts'
import type {FileDraft} from './draft.ts'
import {withImports} from './page/withImports.ts'

/** A draft with what the check says in place of what it found; nothing where a person has to do that. */
export function mended(site: SiteFiles, draft: FileDraft, problems: Problem[]): FileDraft | undefined {
  const edits = problems.flatMap((problem) => editFor(draft, problem) ?? [])
  if (edits.length < problems.length) return undefined
  // From the last one on, so that the places of the others stay.
  const next = edits.sort((one, other) => other.start - one.start).reduce(edited, draft)
  if (!next.file.startsWith('pages/')) return next
  const whole = withImports(next.file, next, site.components, 'came')
  return whole.refused ? undefined : {...next, ...whole}
}

interface Edit {
  start: number
  end: number
  by: string
}

/** What a problem says to write, and in place of what. */
function editFor({file, text}: FileDraft, {swap, ...problem}: Problem): Edit | undefined {
  if (!swap || problem.file !== file || needsOwnWords(swap.by)) return undefined
  const start = text.indexOf(swap.over, offsetAt(text, problem))
  return start < 0 ? undefined : {start, end: start + swap.over.length, by: swap.by}
}

function edited(draft: FileDraft, {start, end, by}: Edit): FileDraft {
  const longer = by.length - (end - start)
  return {
    ...draft,
    text: draft.text.slice(0, start) + by + draft.text.slice(end),
    start: draft.start + (start < draft.start ? longer : 0),
    end: draft.end + (start < draft.end ? longer : 0),
  }
}
