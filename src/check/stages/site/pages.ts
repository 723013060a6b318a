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
import {linkedAddresses, unnamedFiles} from './linkedAddresses.ts'

/** Finds pages and files that nothing links to, an `order` without effect, and an imported date tag that is not used. */
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
  for (const address of unnamedFiles(site))
    yield createFinding('site.unnamed-file', `public${address}`, {from: 0, to: 0}, {address})
}
