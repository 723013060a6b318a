import {
  addressOf,
  dateTag,
  folderOf,
  importedIn,
  isAddress,
  isDraft,
  type SiteFiles,
  startOf,
} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import {addressesReached} from './addressesReached.ts'

/** Finds pages that nothing links to, an `order` outside a folder, and a date tag that is imported but not used. */
export function* pagesBeside(site: SiteFiles): Iterable<Found> {
  const reached = addressesReached(site)
  for (const page of site.pages) {
    const {file, frontmatter, outline, text} = page
    const address = addressOf(file)
    const title = frontmatter.values.get('title')
    const from = title?.valueAt ?? 0
    const range = {from, to: from + String(title?.value ?? '').length}
    if (!isDraft(page) && !reached.has(address) && isAddress(address))
      yield found('site.unreached', file, range, {address})
    const order = frontmatter.values.get('order')
    if (order && folderOf(page, site) === undefined)
      yield found('site.lone-order', file, {from: order.at, to: order.at + 5}, {})
    const [heading] = outline.headings
    const isUndated = importedIn(text).includes(dateTag) && !outline.tags.some(({name}) => name === dateTag)
    if (heading && isUndated)
      yield found('site.date-gone', file, {from: startOf(heading), to: startOf(heading) + 1}, {tag: dateTag})
  }
}
