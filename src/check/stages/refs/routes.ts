import {
  addressOf,
  appendNewRoutes,
  isDraft,
  nearest,
  routesFile,
  routesOf,
  type SiteFiles,
} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import {linksTo} from './linksTo.ts'

/** Checks that every address in `routes.yaml` is a page or a redirect, and that every page is listed there. */
export function* checkRoutes(site: SiteFiles, files: ReadonlySet<string>): Iterable<StageFinding> {
  const list = site.content.get(routesFile)
  if (!list || list.document.errors.length > 0) return
  const routes = routesOf(list)
  const listed = new Set(routes.map(({address}) => address))
  const added = site.pageFiles.map(addressOf).filter((address) => !listed.has(address))
  const seen = new Set<string>()
  for (const {address, at, to} of routes) {
    const page = site.pagesByAddress.get(address)
    const range = {from: at, to: at + address.length}
    if (seen.has(address))
      yield* only(files, createFinding('refs.listed-twice', `content/${routesFile}`, range, {typed: address}))
    else if (!page && !to) {
      const meant = nearest(address, added) ?? (added.length === 1 ? added[0] : undefined)
      yield* only(
        files,
        createFinding('refs.page-gone', `content/${routesFile}`, range, {
          typed: address,
          meant,
          places: linksTo(address, site),
        }),
      )
    } else if (page && to && !isDraft(page))
      yield* only(
        files,
        createFinding(
          'refs.page-back',
          `content/${routesFile}`,
          {from: to.at, to: to.at + to.value.length},
          {typed: address},
        ),
      )
    else if (page && !to && isDraft(page) && !site.showsDrafts) {
      const from = page.frontmatter.values.get('draft')?.at ?? 0
      // Findings in a draft are usually advice; this one is an error, as visitors may have bookmarked the address.
      yield* only(files, {
        ...createFinding('refs.page-hidden', page.file, {from, to: from + 5}, {typed: address}),
        severity: 'error',
      })
    }
    seen.add(address)
  }
  // If a listed address has no page, an unlisted page may be the same page renamed, so it is not reported yet.
  if (routes.some(({address, to}) => !to && !site.pagesByAddress.has(address))) return
  const published = site.pages.filter((page) => !isDraft(page)).map(({file}) => file.replace('pages/', ''))
  for (const typed of appendNewRoutes(list, published).added) {
    const file = site.pagesByAddress.get(typed)?.file ?? ''
    const unlisted = {...createFinding('refs.unlisted', file, {from: 0, to: 3}, {typed}), severity: 'advice' as const}
    yield* only(files, unlisted)
  }
}

function* only(files: ReadonlySet<string>, finding: StageFinding): Iterable<StageFinding> {
  if (files.has(finding.file)) yield finding
}
