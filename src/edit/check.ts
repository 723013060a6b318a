import type {SiteFiles} from '../site/readSite.ts'
import {siteWith} from '../site/siteWith.ts'
import type {FileDraft} from './draft.ts'
import {mended} from './mend.ts'
import {findingsAfter, findingsOfSite, type NewFindings, told} from './newFindings.ts'
import type {Told} from './protocol.ts'
import {type Refused, refuse} from './refused.ts'

/** A draft that may be written, and the check’s advice on it. */
export interface Checked extends FileDraft {
  advice: Told[]
}

/**
 * Lets a draft pass when the check has nothing new to say that would stop a build. With `mend` what the check says to write
 * is written as well; without it a refusal says whether that would help.
 */
export function checked(site: SiteFiles, draft: FileDraft | Refused, mend: boolean): Checked | Refused {
  if (draft.refused) return draft
  if (draft.text === draft.before) return {...draft, advice: []}
  const {errors, advice} = findingsOf(site, draft)
  if (errors.length === 0) return {...draft, advice: told(advice)}
  const better = mended(site, draft, errors)
  const left = better && findingsOf(site, better)
  const mends = left?.errors.length === 0
  if (better && left && mends && mend) return {...better, advice: told(left.advice)}
  const reason = [...new Set(errors.map(({message}) => message))].join(' ')
  return refuse('check', reason, {findings: told(errors), ...(mends && {mends})})
}

function findingsOf(site: SiteFiles, draft: FileDraft): NewFindings {
  if (!draft.also) return findingsAfter(site, draft.file, draft.text)
  let now = siteWith(site, draft.file, draft.text)
  for (const {file, text} of draft.also) now = siteWith(now, file, text)
  return findingsOfSite(site, now, [draft.file, ...draft.also.map(({file}) => file)])
}
