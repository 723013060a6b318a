import {reportSentences} from '../../check/index.ts'
import {addressOf, fileText, type SiteFiles, withFileText} from '../../site/index.ts'
import type {FileDraft} from '../draft.ts'
import {newFindingsAnywhere} from '../findings.ts'
import {fileTitle} from '../pagesShowing.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {ValidDraft} from '../validateDraft.ts'

/**
 * Accepts a draft that moves or deletes a page if the content check finds nothing new anywhere, not even
 * advice.
 */
export function validatePageChange(site: SiteFiles, draft: FileDraft | Rejection): ValidDraft | Rejection {
  if (draft.rejected) return draft
  let now = site
  for (const {file, text} of [draft, ...(draft.otherFiles ?? [])]) now = withFileText(now, file, text)
  const found = newFindingsAnywhere(site, now, (key) => renamed(key, site, now, draft))
  if (found.length === 0) return {...draft, advice: []}
  const reasons = found.map((each) => {
    const [problem = ''] = reportSentences(each, fileText(now, each.file))
    return `${fileTitle(now, each.file)}: ${problem}`
  })
  return reject(`Nothing is changed, because of what would be wrong then. ${[...new Set(reasons)].join(' ')}`)
}

/** Replaces the files and addresses of the moved pages in the key of a finding. */
function renamed(key: string, before: SiteFiles, after: SiteFiles, {moved = []}: FileDraft): string {
  return moved.reduce((text, {from, to}) => {
    const [old, fresh] = [before.pagesByAddress.get(from)?.file, after.pagesByAddress.get(to)?.file]
    if (!old || !fresh || before.pagesByAddress.has(addressOf(fresh))) return text
    return text.replaceAll(`"${old}`, `"${fresh}`).replaceAll(`"${from}"`, `"${to}"`)
  }, key)
}
