import {
  addressOf,
  ancestorPages,
  frontmatterValues,
  headingsOf,
  listedFolders,
  listingFolderOf,
  type Page,
  pagesIn,
  recordIdsOnPage,
  type SiteFiles,
  shortTitleOf,
  startOf,
} from '../site/index.ts'

/**
 * Returns a page's frontmatter, and the titles and links of other pages that it shows, so that browsers need
 * no list of all pages. Both depend on other files: frontmatter may include facts of `facts.yaml`.
 */
export function pageDataOf(page: Page, site: SiteFiles) {
  const above = ancestorPages(page, site)
  const folder = listingFolderOf(page, site)
  const siblings = folder === undefined ? [] : pagesIn(folder, site)
  const index = siblings.indexOf(page)
  const shown = listedFolders(page, site.components).map((each) => each.folder)
  const relatedPages = {
    drawing: above
      .map((each) => frontmatterValue(each, 'drawing', site))
      .findLast((name) => name !== undefined),
    skills: orUndefined(skillsOf(page, site)),
    parts: listsSections(page) ? sectionLinks(page, site) : undefined,
    above: orUndefined(above.map((each) => linkTo(each, site))),
    before: linkTo(siblings[index - 1], site),
    after: index < 0 ? undefined : linkTo(siblings[index + 1], site),
    all: page.file === 'pages/[...404].mdx' ? topLevelPages(site) : undefined,
    folders: orUndefined(shown) && Object.fromEntries(shown.map((each) => [each, folderListing(each, site)])),
  }
  return {frontmatter: frontmatterValues(page, site.content), relatedPages}
}

/** Returns code that exports the data of a page. */
export function pageDataCode(page: Page, site: SiteFiles): string {
  const {frontmatter, relatedPages} = pageDataOf(page, site)
  const code = JSON.stringify(relatedPages)
  const exported = `\nexport const frontmatter = ${JSON.stringify(frontmatter)}\n`
  return code === '{}' ? exported : `${exported}export const relatedPages = ${code}\n`
}

/**
 * Returns a folder's pages for a `PageList`, and as the list's title the title of the folder's index page.
 */
function folderListing(folder: string, site: SiteFiles) {
  const own = site.pagesByAddress.get(`/${folder}`)
  const pages = pagesIn(folder, site).map((page) => ({
    ...linkTo(page, site),
    description: frontmatterValue(page, 'description', site),
    drawing: frontmatterValue(page, 'drawing', site),
  }))
  return {title: own && shortTitleOf(own, site), pages}
}

/**
 * Returns the ids of all skills that a page's records teach. Omits the skills of volunteers, which are free
 * text.
 */
function skillsOf(page: Page, site: SiteFiles): string[] {
  const shown = Object.entries(recordIdsOnPage(page, site)).flatMap(([file, ids]) =>
    recordsIn(file).filter(({id}) => ids.includes(id)),
  )
  const named = shown.flatMap(({value}) => (Array.isArray(value.skills) ? value.skills.map(String) : []))
  const taught = recordsIn('skills.yaml').map(({id}) => id)
  return [...new Set(named)].filter((skill) => taught.includes(skill))

  function recordsIn(file: string) {
    return site.content.get(file)?.records ?? []
  }
}

function listsSections(page: Page): boolean {
  return page.outline.tags.some(({name}) => name === 'OnThisPage' || name === 'Contents')
}

/** Returns links to a page's `##` headings, except those in its closing component, such as `CallToAction`. */
function sectionLinks(page: Page, site: SiteFiles) {
  const closing = page.outline.tags.find(({name}) => site.components.get(name ?? '')?.role === 'closing')
  const end = closing ? startOf(closing) : Number.POSITIVE_INFINITY
  return headingsOf(page)
    .filter(({node, anchor}) => node.depth === 2 && anchor && startOf(node) < end)
    .map(({text, anchor}) => ({to: `#${anchor}`, title: text}))
}

/**
 * Returns links to the pages that the 404 page lists: all pages outside folders, and the index page of each
 * folder.
 */
function topLevelPages(site: SiteFiles) {
  return [...site.pagesByAddress]
    .filter(([address]) => !address.includes('[') && !address.slice(1).includes('/'))
    .flatMap(([, page]) => linkTo(page, site) ?? [])
    .sort((one, other) => (one.to < other.to ? -1 : 1))
}

function linkTo(page: Page | undefined, site: SiteFiles) {
  return page && {to: addressOf(page.file), title: shortTitleOf(page, site)}
}

function frontmatterValue(page: Page, key: string, site: SiteFiles): unknown {
  return frontmatterValues(page, site.content)[key]
}

function orUndefined<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
