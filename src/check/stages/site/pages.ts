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
import {advice, type Finding} from '../../finding.ts'
import {linkedAddresses, unnamedFiles} from './linkedAddresses.ts'

/**
 * Finds pages and files that nothing links to, an `order` without effect, and an imported date tag that is
 * not used.
 */
export function* checkSitePages(site: SiteFiles): Iterable<Finding> {
  const reached = linkedAddresses(site)
  for (const page of site.pages) {
    const {file, frontmatter, outline, text} = page
    const address = addressOf(file)
    const title = frontmatter.values.get('title')
    const start = title?.valueAt ?? 0
    const range = {start, end: start + String(title?.value ?? '').length}
    if (!isDraft(page) && !reached.has(address) && isAddress(address))
      yield advice('site.unreached', {file, range, data: {address}})
    const order = frontmatter.values.get('order')
    if (order && listingFolderOf(page, site) === undefined)
      yield advice('site.lone-order', {file, range: {start: order.at, end: order.at + 5}})
    const [heading] = outline.headings
    const isUndated =
      importedComponents(text).includes(lastUpdatedComponent) &&
      !outline.tags.some(({name}) => name === lastUpdatedComponent)
    if (heading && isUndated)
      yield advice('site.date-gone', {
        file,
        range: {start: startOf(heading), end: startOf(heading) + 1},
        data: {tag: lastUpdatedComponent},
      })
  }
  for (const address of unnamedFiles(site))
    yield advice('site.unnamed-file', {file: `public${address}`, data: {address}})
}
