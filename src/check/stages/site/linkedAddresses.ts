import {
  addressOf,
  ancestorPages,
  appIcons,
  decodeAddress,
  isDraft,
  linkTargetsOf,
  listedFolders,
  listingFolderOf,
  nodesOf,
  type Page,
  pagesIn,
  type SiteFiles,
} from '../../../site/index.ts'

/** Returns the addresses that a published page, a menu or a record links to. */
export function linkedAddresses(site: SiteFiles): Set<string> {
  const shown = site.pages.filter((page) => !isDraft(page))
  return new Set(['/', ...targetsOfContent(site), ...shown.flatMap((page) => targetsOf(page, site))])
}

/**
 * Returns the link targets in YAML files, without `routes.yaml`: its redirects are not links that visitors
 * see.
 */
function targetsOfContent(site: SiteFiles): string[] {
  return [...site.content.values()]
    .filter(({name}) => name !== 'routes.yaml')
    .flatMap((file) => linkTargetsOf(file).map(({value}) => pathOf(value)))
}

/**
 * Returns the addresses to which a page links, including the links that its components and breadcrumbs
 * render.
 */
function targetsOf(page: Page, site: SiteFiles): string[] {
  const own = page.outline.tags.some(({name}) => name === 'NextPages')
    ? listingFolderOf(page, site)
    : undefined
  const folders = [...listedFolders(page, site.components).map(({folder}) => folder), ...(own ? [own] : [])]
  const pages = [...ancestorPages(page, site), ...folders.flatMap((folder) => pagesIn(folder, site))]
  const self = addressOf(page.file)
  return [...linksOf(page).map(pathOf), ...pages.map(({file}) => addressOf(file))].filter((to) => to !== self)
}

/** Returns the files of `public/` that no page, record or code names. */
export function unnamedFiles({publicFiles, pages, content, codeStrings}: SiteFiles): string[] {
  const onPages = new Set(
    pages.flatMap((page) => [...linksOf(page), ...nodesOf(page, 'image').map(({url}) => url)].map(pathOf)),
  )
  const texts = [...content.values()].map(({text}) => text).concat(...codeStrings)
  const isNamed = (address: string) =>
    onPages.has(address) ||
    address.slice(1) in appIcons ||
    texts.some((text) => text.includes(address.slice(1)))
  const isRequested = (address: string) => requestedByName.some((pattern) => pattern.test(address))
  return [...publicFiles].filter((address) => !isRequested(address) && !isNamed(address))
}

/** Files that browsers, hosts and search engines request without a link, and settings of hosts. */
const requestedByName = [
  /^\/[._]/,
  /^\/(?:favicon|apple-touch-icon)/,
  /^\/(?:robots|ads|humans|security|llms)\.txt$/,
  /^\/(?:google\w+\.html|BingSiteAuth\.xml|browserconfig\.xml)$/,
  /^\/(?:CNAME|.*\.webmanifest)$/,
]

/** Returns the targets of a page’s links and of its components’ attributes. */
function linksOf({outline: {links, definitions, tags}}: Page): string[] {
  const given = tags.flatMap(({attributes}) =>
    attributes.flatMap(({value}) => (typeof value === 'string' && value.startsWith('/') ? [value] : [])),
  )
  return [...[...links, ...definitions].map(({url}) => url), ...given]
}

function pathOf(target: string): string {
  return decodeAddress(/^[^?#]*/.exec(target)?.[0] ?? '')
}
