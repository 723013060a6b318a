import {
  addressOf,
  appendNewRoutes,
  isDraft,
  nearest,
  routesFile,
  routesOf,
  type SiteFiles,
} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'
import {linksTo} from './linksTo.ts'

/**
 * Checks that every address in `routes.yaml` is a page or a redirect, and that every page is listed there.
 */
export function* checkRoutes(site: SiteFiles, files: ReadonlySet<string>): Iterable<Finding> {
  for (const finding of wrongRoutes(site)) if (files.has(finding.file)) yield finding
}

function* wrongRoutes(site: SiteFiles): Iterable<Finding> {
  const list = site.content.get(routesFile)
  if (!list || list.document.errors.length > 0) return
  const file = `content/${routesFile}`
  const routes = routesOf(list)
  const listed = new Set(routes.map(({address}) => address))
  const added = site.pageFiles.map(addressOf).filter((address) => !listed.has(address))
  const seen = new Set<string>()
  for (const {address, at, to} of routes) {
    const page = site.pagesByAddress.get(address)
    const range = {start: at, end: at + address.length}
    if (seen.has(address)) yield error('references.listed-twice', {file, range, data: {typed: address}})
    else if (!page && !to) {
      const meant = nearest(address, added) ?? (added.length === 1 ? added[0] : undefined)
      yield error('references.page-gone', {
        file,
        range,
        data: {typed: address, meant, places: linksTo(address, site)},
      })
    } else if (page && to && !isDraft(page))
      yield error('references.page-back', {
        file,
        range: {start: to.at, end: to.at + to.value.length},
        data: {typed: address},
      })
    else if (page && !to && isDraft(page) && !site.showsDrafts) {
      const start = page.frontmatter.values.get('draft')?.at ?? 0
      const draft = {start, end: start + 5}
      // An error even in a draft, as visitors may have bookmarked the address.
      yield error('references.page-hidden', {
        file: page.file,
        range: draft,
        data: {typed: address},
        evenInDraft: true,
      })
    }
    seen.add(address)
  }
  // If a listed address has no page, an unlisted page may be the same page renamed, so it is not reported
  // yet.
  if (routes.some(({address, to}) => !to && !site.pagesByAddress.has(address))) return
  const published = site.pages.filter((page) => !isDraft(page)).map(({file}) => file.replace('pages/', ''))
  for (const typed of appendNewRoutes(list, published).added)
    yield advice('references.unlisted', {
      file: site.pagesByAddress.get(typed)?.file ?? '',
      range: {start: 0, end: 3},
      data: {typed},
    })
}
