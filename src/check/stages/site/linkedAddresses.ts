import {
  addressOf,
  ancestorPages,
  isDraft,
  linkTargetsOf,
  listedFolders,
  listingFolderOf,
  type Page,
  pagesIn,
  type SiteFiles,
} from '../../../site/index.ts'

/** Returns the addresses that a published page, a menu or a record links to. */
export function linkedAddresses(site: SiteFiles): Set<string> {
  const shown = site.pages.filter((page) => !isDraft(page))
  return new Set(['/', ...targetsOfContent(site), ...shown.flatMap((page) => targetsOf(page, site))])
}

/** Returns the link targets in YAML files, without `routes.yaml`: its redirects are not links that visitors see. */
function targetsOfContent(site: SiteFiles): string[] {
  return [...site.content.values()]
    .filter(({name}) => name !== 'routes.yaml')
    .flatMap((file) => linkTargetsOf(file).map(({value}) => pathOf(value)))
}

/** Returns the addresses to which a page links, including the links that its components and breadcrumbs render. */
function targetsOf(page: Page, site: SiteFiles): string[] {
  const {tags, links, definitions} = page.outline
  const named = [...links, ...definitions].map(({url}) => url)
  const given = tags.flatMap(({attributes}) =>
    attributes.flatMap(({value}) => (typeof value === 'string' && value.startsWith('/') ? [value] : [])),
  )
  const own = tags.some(({name}) => name === 'NextPages') ? listingFolderOf(page, site) : undefined
  const folders = [...listedFolders(page, site.components).map(({folder}) => folder), ...(own ? [own] : [])]
  const pages = [...ancestorPages(page, site), ...folders.flatMap((folder) => pagesIn(folder, site))]
  const self = addressOf(page.file)
  return [...[...named, ...given].map(pathOf), ...pages.map(({file}) => addressOf(file))].filter((to) => to !== self)
}

function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)?.[0] ?? ''
}
