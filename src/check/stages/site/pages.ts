import {
  addressOf,
  importedComponents,
  isAddress,
  isDraft,
  lastUpdatedComponent,
  listingFolderOf,
  type SiteFiles,
  startOf,
} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import {linkedAddresses} from './linkedAddresses.ts'

/** Finds pages without links to them, an `order` that has no effect, and a date tag that is imported but not used. */
export function* checkSitePages(site: SiteFiles): Iterable<StageFinding> {
  const reached = linkedAddresses(site)
  for (const page of site.pages) {
    const {file, frontmatter, outline, text} = page
    const address = addressOf(file)
    const title = frontmatter.values.get('title')
    const from = title?.valueAt ?? 0
    const range = {from, to: from + String(title?.value ?? '').length}
    if (!isDraft(page) && !reached.has(address) && isAddress(address))
      yield createFinding('site.unreached', file, range, {address})
    const order = frontmatter.values.get('order')
    if (order && listingFolderOf(page, site) === undefined)
      yield createFinding('site.lone-order', file, {from: order.at, to: order.at + 5}, {})
    const [heading] = outline.headings
    const isUndated =
      importedComponents(text).includes(lastUpdatedComponent) &&
      !outline.tags.some(({name}) => name === lastUpdatedComponent)
    if (heading && isUndated)
      yield createFinding(
        'site.date-gone',
        file,
        {from: startOf(heading), to: startOf(heading) + 1},
        {tag: lastUpdatedComponent},
      )
  }
}
