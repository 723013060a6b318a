import {
  addressOf,
  folderOf,
  foldersShown,
  headingsOf,
  nameOf,
  type Page,
  pagesAbove,
  pagesIn,
  type SiteFiles,
  saidAtTop,
  shownRecords,
  startOf,
} from '../site/index.ts'

/**
 * What a page says of itself at its top, and what it shows of other pages, as code that its module exports: so no visitor
 * loads a list of all pages. Both change with other files than the page's own.
 */
export function surroundingsOf(page: Page, site: SiteFiles): string {
  const above = pagesAbove(page, site)
  const folder = folderOf(page, site)
  const beside = folder === undefined ? [] : pagesIn(folder, site)
  const index = beside.indexOf(page)
  const shown = foldersShown(page, site.components).map((each) => each.folder)
  const surroundings = {
    drawing: above.map((each) => said(each, 'drawing', site)).findLast((name) => name !== undefined),
    skills: some(skillsOf(page, site)),
    parts: showsParts(page) ? partsOf(page, site) : undefined,
    above: some(above.map((each) => linkTo(each, site))),
    before: linkTo(beside[index - 1], site),
    after: index < 0 ? undefined : linkTo(beside[index + 1], site),
    all: page.file === 'pages/[...404].mdx' ? pagesOfTheTop(site) : undefined,
    folders: some(shown) && Object.fromEntries(shown.map((each) => [each, listOf(each, site)])),
  }
  const code = JSON.stringify(surroundings)
  const frontmatter = `\nexport const frontmatter = ${JSON.stringify(saidAtTop(page, site.content))}\n`
  return code === '{}' ? frontmatter : `${frontmatter}export const surroundings = ${code}\n`
}

/** A folder's pages, by the name of its own page. */
function listOf(folder: string, site: SiteFiles) {
  const own = site.addresses.get(`/${folder}`)
  const pages = pagesIn(folder, site).map((page) => ({
    ...linkTo(page, site),
    description: said(page, 'description', site),
    drawing: said(page, 'drawing', site),
  }))
  return {title: own && nameOf(own, site), pages}
}

/** The skills that the records on a page teach, each once. Those that a volunteer brings are words, and no side of the coin. */
function skillsOf(page: Page, site: SiteFiles): string[] {
  const shown = Object.entries(shownRecords(page, site)).flatMap(([file, ids]) =>
    recordsIn(file).filter(({id}) => ids.includes(id)),
  )
  const named = shown.flatMap(({value}) => (Array.isArray(value.skills) ? value.skills.map(String) : []))
  const taught = recordsIn('skills.yaml').map(({id}) => id)
  return [...new Set(named)].filter((skill) => taught.includes(skill))

  function recordsIn(file: string) {
    return site.content.get(file)?.records ?? []
  }
}

function showsParts(page: Page): boolean {
  return page.outline.tags.some(({name}) => name === 'OnThisPage' || name === 'Contents')
}

/** The `##` headings of a page, as links to them. What closes it is no part of it. */
function partsOf(page: Page, site: SiteFiles) {
  const closing = page.outline.tags.find(({name}) => site.components.get(name ?? '')?.is === 'closing')
  const end = closing ? startOf(closing) : Number.POSITIVE_INFINITY
  return headingsOf(page)
    .filter(({node}) => node.depth === 2 && startOf(node) < end)
    .map(({text, anchor}) => ({to: `#${anchor}`, title: text}))
}

/** What the fallback page lists: of a folder only its own page. */
function pagesOfTheTop(site: SiteFiles) {
  return [...site.addresses]
    .filter(([address]) => !address.includes('[') && !address.slice(1).includes('/'))
    .flatMap(([, page]) => linkTo(page, site) ?? [])
    .sort((one, other) => (one.to < other.to ? -1 : 1))
}

function linkTo(page: Page | undefined, site: SiteFiles) {
  return page && {to: addressOf(page.file), title: nameOf(page, site)}
}

function said(page: Page, key: string, site: SiteFiles): unknown {
  return saidAtTop(page, site.content)[key]
}

function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
