import {
  addressOf,
  folderOf,
  foldersShown,
  isDraft,
  type Page,
  pagesAbove,
  pagesIn,
  type SiteFiles,
  textsUnder,
} from '../../../site/index.ts'

/** The addresses that a page which visitors see, a menu or a record leads to. */
export function addressesReached(site: SiteFiles): Set<string> {
  const shown = site.pages.filter((page) => !isDraft(page))
  return new Set(['/', ...targetsOfContent(site), ...shown.flatMap((page) => targetsOf(page, site))])
}

/** Where the menus and records lead; what once was an address leads nobody who is on the site. */
function targetsOfContent(site: SiteFiles): string[] {
  return [...site.content.values()]
    .filter(({name}) => name !== 'routes.yaml')
    .flatMap((file) => textsUnder(file, 'to').map(({value}) => pathOf(value)))
}

/** Where a page leads besides to itself: by its links and components, the pages above it, and those of the folders that it lists or goes through. */
function targetsOf(page: Page, site: SiteFiles): string[] {
  const {tags, links, definitions} = page.outline
  const named = [...links, ...definitions].map(({url}) => url)
  const given = tags.flatMap(({attributes}) =>
    attributes.flatMap(({value}) => (typeof value === 'string' && value.startsWith('/') ? [value] : [])),
  )
  const own = tags.some(({name}) => name === 'NextPages') ? folderOf(page, site) : undefined
  const folders = [...foldersShown(page, site.components).map(({folder}) => folder), ...(own ? [own] : [])]
  const pages = [...pagesAbove(page, site), ...folders.flatMap((folder) => pagesIn(folder, site))]
  const self = addressOf(page.file)
  return [...[...named, ...given].map(pathOf), ...pages.map(({file}) => addressOf(file))].filter((to) => to !== self)
}

function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)?.[0] ?? ''
}
