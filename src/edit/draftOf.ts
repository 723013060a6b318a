import type {SiteFiles} from '../check/readSite.ts'
import {draftOfPage, draftOfRecord} from './add/drafts.ts'
import {draftOfBlocks} from './blocks/draftOfBlocks.ts'
import {type Checked, checked} from './check.ts'
import type {FileDraft} from './draft.ts'
import {draftOfAdvice} from './draftOfAdvice.ts'
import {draftInPage} from './page/draftInPage.ts'
import type {Change} from './protocol.ts'
import type {Refused} from './refused.ts'
import {whyNotHere} from './writeFile.ts'
import {draftInContent} from './yaml/draftInContent.ts'
import {draftOfEntries} from './yaml/draftOfEntries.ts'

/** What a change would make of the site, once the check lets it pass; nothing is written. */
export function draftOf(root: string, site: SiteFiles, change: Change): Checked | Refused {
  return checked(site, make(root, site, change), change.mend === true)
}

function make(root: string, site: SiteFiles, change: Change): FileDraft | Refused {
  if (change.do === 'addRecord') return draftOfRecord(site, change)
  if (change.do === 'addPage') return draftOfPage(root, site, change)
  if (change.do === 'advice') return draftOfAdvice(site, change)
  const {file} = change.do === 'add' ? change.below : change.span
  const here = whyNotHere(root, file)
  if (here) return here
  const isContent = file.startsWith('content/')
  if (change.do === 'inline' || change.do === 'text')
    return isContent ? draftInContent(site, change) : draftInPage(site, change)
  return isContent ? draftOfEntries(site, change) : draftOfBlocks(site, change)
}
