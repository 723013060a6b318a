import {
  addressOf,
  isDraft,
  joinList,
  readYaml,
  routesFile,
  type SiteFiles,
  withFileText,
} from '../../site/index.ts'
import type {FileDraft} from '../draft.ts'
import {textToEdit} from '../editables.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {withoutUnusedPictures} from '../page/pictures.ts'
import {fileTitle} from '../pagesShowing.ts'
import type {Change} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {removeEntry} from '../yaml/changeEntries.ts'
import {entriesOf} from '../yaml/entries.ts'
import {linksTo, splitAddress, whyAddressFixed} from './describeAddress.ts'
import {draftSiteChange} from './draftSiteChange.ts'
import {withRedirects} from './ledger.ts'
import {type References, replaceReferences} from './links.ts'

/** Deletes a page: its address leads to `to` then, and so do the links to it. */
export function deletePage(
  site: SiteFiles,
  {file, to, links}: Extract<Change, {type: 'deletePage'}>,
): FileDraft | Rejection {
  const page = pageToEdit(site, file)
  if ('rejected' in page) return page
  const fixed = whyAddressFixed(file)
  if (fixed) return reject(fixed)
  const address = addressOf(file)
  const target = site.pagesByAddress.get(splitAddress(to).path)
  if (!target || target === page) return reject('Choose the page to which its old address shall lead.')
  if (isDraft(target))
    return reject('Visitors can’t see the page to which its old address shall lead. Choose another.')
  const references = linksTo(page, site)
  if (links === 'reject' && references.length > 0)
    return reject(`${listNames(references, site)} still link to it. Change these links first.`)
  const without = withoutQuestionsAbout(file, withFileText(site, file, undefined))
  if ('rejected' in without) return without
  // A heading of the page, or what its form was to ask about, is not at the new place.
  const led = replaceReferences(without, (value) => (splitAddress(value).path === address ? to : undefined))
  if ('rejected' in led) return led
  const listed = withRedirects(led, [{file, address, to}], [])
  if ('rejected' in listed) return listed
  const draft = draftSiteChange(site, listed, `content/${routesFile}`)
  const pictures =
    withoutUnusedPictures(site, {...draft, file, text: '', description: '', otherFiles: []}).otherFiles ?? []
  return {
    ...draft,
    otherFiles: [...(draft.otherFiles ?? []), ...pictures],
    description: 'removed: page',
    listed: {file, before: fileTitle(site, file), after: ''},
    moved: [{from: address, to}],
  }
}

function listNames(references: References[], site: SiteFiles): string {
  const names = references.map(
    ({file, count}) => `“${fileTitle(site, file)}”${count > 1 ? ` (${count} links)` : ''}`,
  )
  return joinList(names, 'and')
}

/** Removes what `invented.yaml` asks about a page. */
function withoutQuestionsAbout(file: string, site: SiteFiles): SiteFiles | Rejection {
  const questions = 'content/invented.yaml'
  let now = site
  for (;;) {
    const text = textToEdit(now, questions)
    const document = readYaml(text ?? '')
    const entries = entriesOf(document, text ?? '').filter(({parent}) => parent.length === 0)
    const entry = entries.find(({index}) => document.getIn([index, 'in']) === file)
    if (text === undefined || !entry) return now
    const draft = removeEntry(text, entries, entry)
    if (draft.rejected) return draft
    now = withFileText(now, questions, draft.text)
  }
}
