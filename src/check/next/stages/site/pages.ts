import {addressOf, isAddress} from '../../../address.ts'
import {textsUnder} from '../../../content/contentFile.ts'
import {dateTag} from '../../../content/legal.ts'
import {isDraft} from '../../../drafts.ts'
import {folderOf, pagesAbove, pagesIn} from '../../../folders.ts'
import {importedIn} from '../../../page/importLine.ts'
import {startOf} from '../../../page/nodes.ts'
import type {Page} from '../../../page/parsePage.ts'
import {foldersShown} from '../../../page/tags.ts'
import type {SiteFiles} from '../../../readSite.ts'
import {type Found, found} from '../../finding.ts'

/** Pages beside each other: those that nothing leads to, and those that are called alike. */
export function* pagesBeside(site: SiteFiles): Iterable<Found> {
  const published = site.pages.filter((page) => !isDraft(page))
  const reached = new Set(['/', ...targetsOfRecords(site), ...published.flatMap((page) => targetsOf(page, site))])
  const titles = new Map<string, string>()
  for (const page of site.pages) {
    const {file, frontmatter, outline, text} = page
    const address = addressOf(file)
    const title = frontmatter.values.get('title')
    const from = title?.valueAt ?? 0
    const range = {from, to: from + String(title?.value ?? '').length}
    if (!isDraft(page) && !reached.has(address) && isAddress(address))
      yield found('site.unreached', file, range, {address})
    const key = JSON.stringify([title?.value, frontmatter.values.get('description')?.value])
    const other = titles.get(key)
    if (other) yield found('site.twin', file, range, {other})
    titles.set(key, file)
    const order = frontmatter.values.get('order')
    if (order && folderOf(page, site) === undefined)
      yield found('site.lone-order', file, {from: order.at, to: order.at + 5}, {})
    const [heading] = outline.headings
    const isUndated = importedIn(text).includes(dateTag) && !outline.tags.some(({name}) => name === dateTag)
    if (heading && isUndated)
      yield found('site.date-gone', file, {from: startOf(heading), to: startOf(heading) + 1}, {tag: dateTag})
  }
}

function targetsOfRecords(site: SiteFiles): string[] {
  return [...site.content.values()]
    .filter(({name}) => name !== 'routes.yaml')
    .flatMap((file) => textsUnder(file, 'to').map(({value}) => pathOf(value)))
}

/** Where a page leads besides to itself: by links and components, to the pages above it, and to those of the folders that it lists. */
function targetsOf(page: Page, site: SiteFiles): string[] {
  const {tags, links, definitions} = page.outline
  const given = tags.flatMap(({attributes}) =>
    attributes.flatMap(({value}) => (typeof value === 'string' && value.startsWith('/') ? [value] : [])),
  )
  const own = tags.some(({name}) => name === 'NextPages') ? folderOf(page, site) : undefined
  const folders = [...foldersShown(page, site.components).map(({folder}) => folder), ...(own ? [own] : [])]
  const pages = [...pagesAbove(page, site), ...folders.flatMap((folder) => pagesIn(folder, site))]
  const self = addressOf(page.file)
  const named = [...links, ...definitions].map(({url}) => url)
  return [...[...named, ...given].map(pathOf), ...pages.map(({file}) => addressOf(file))].filter((to) => to !== self)
}

function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)?.[0] ?? ''
}
