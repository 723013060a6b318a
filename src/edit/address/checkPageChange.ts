import {reportSentences} from '../../check/index.ts'
import {addressOf, fileText, type SiteFiles, withFileText} from '../../site/index.ts'
import type {CheckedDraft} from '../checkDraft.ts'
import type {FileDraft} from '../draft.ts'
import {newFindingsAnywhere} from '../findings.ts'
import {fileTitle} from '../pagesShowing.ts'
import {type Refusal, refuse} from '../refusal.ts'

/** Accepts a draft that moves or deletes a page if the content check finds nothing new anywhere, not even advice. */
export function checkPageChange(site: SiteFiles, draft: FileDraft | Refusal): CheckedDraft | Refusal {
  if (draft.refused) return draft
  let now = site
  for (const {file, text} of [draft, ...(draft.also ?? [])]) now = withFileText(now, file, text)
  const found = newFindingsAnywhere(site, now, (key) => renamed(key, site, now, draft))
  if (found.length === 0) return {...draft, advice: []}
  const reasons = found.map((each) => {
    const [problem = ''] = reportSentences(each, fileText(now, each.file))
    return `${fileTitle(now, each.file)}: ${problem}`
  })
  return refuse(`Nothing is changed, because of what would be wrong then. ${[...new Set(reasons)].join(' ')}`)
}

/** Replaces the files and addresses of the moved pages in the key of a finding. */
function renamed(key: string, before: SiteFiles, after: SiteFiles, {moved = []}: FileDraft): string {
  return moved.reduce((text, {from, to}) => {
    const [old, fresh] = [before.pagesByAddress.get(from)?.file, after.pagesByAddress.get(to)?.file]
    if (!old || !fresh || before.pagesByAddress.has(addressOf(fresh))) return text
    return text.replaceAll(`"${old}`, `"${fresh}`).replaceAll(`"${from}"`, `"${to}"`)
  }, key)
}
