import type {SiteFiles} from '../check/readSite.ts'
import type {FileDraft} from './draft.ts'
import {findingsAfter, findingsOfSite, siteWith, told} from './newFindings.ts'
import type {Told} from './protocol.ts'
import {type Refused, refuse} from './refused.ts'

/** A draft that may be written, and the check’s advice on it. */
export interface Checked extends FileDraft {
  advice: Told[]
}

/** Lets a draft pass when the check has nothing new to say that would stop a build. */
export function checked(site: SiteFiles, draft: FileDraft | Refused): Checked | Refused {
  if (draft.refused) return draft
  if (draft.text === draft.before) return {...draft, advice: []}
  const {errors, advice} = draft.also ? findingsOfAll(site, draft) : findingsAfter(site, draft.file, draft.text)
  if (errors.length === 0) return {...draft, advice: told(advice)}
  return refuse('check', [...new Set(errors.map(({message}) => message))].join(' '), {findings: told(errors)})
}

function findingsOfAll(site: SiteFiles, draft: FileDraft) {
  let now = siteWith(site, draft.file, draft.text)
  for (const {file, text} of draft.also ?? []) now = siteWith(now, file, text)
  return findingsOfSite(site, now, [draft.file, ...(draft.also ?? []).map(({file}) => file)])
}
