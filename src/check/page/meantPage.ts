import {posix} from 'node:path'
import {movedTo} from '../content/routes.ts'
import {nearest} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Page} from './parsePage.ts'

/** The address that a link to no page was probably meant for, and the pages to choose from where nothing is like it. */
export function meantPage(
  path: string,
  site: SiteFiles,
  page?: Pick<Page, 'file'>,
): {meant?: string | undefined; choice: string[]} {
  const pages = [...site.addresses.keys()].filter((each) => !each.includes('['))
  const plain = plainly(path)
  // `credit` and `../about`, as files beside this one are named.
  const beside = page && !path.startsWith('/') ? plainly(posix.join('/', posix.dirname(page.file), path)) : ''
  const isHome = /^\/(?:home|homepage|home-page|index|start)$/.test(plain)
  if (isHome && !pages.includes(plain)) return {meant: '/', choice: pages}
  const exact = [beside, plain].find((each) => pages.includes(each)) ?? movedTo(plain, site.content)
  if (exact) return {meant: exact, choice: pages}
  const {dir: folder, base: name} = posix.parse(beside || plain)
  const folders = new Set(pages.map((each) => posix.dirname(each)))
  const meantFolder = folders.has(folder) ? folder : nearest(folder, folders)
  if (meantFolder === undefined || meantFolder === '/') {
    // A page that was moved into a folder keeps its name there.
    const moved = pages.filter((each) => posix.basename(each) === name)
    return {meant: nearest(plain, pages) ?? (moved.length === 1 ? moved[0] : undefined), choice: pages}
  }
  const inside = pages.filter((each) => posix.dirname(each) === meantFolder)
  const meantName = nearest(
    name,
    inside.map((each) => posix.basename(each)),
  )
  return {meant: meantName && `${meantFolder}/${meantName}`, choice: inside}
}

/** `/guides/credit`, for what was written as `Guides/Credit.mdx` or `pages/guides/credit/`. */
function plainly(path: string): string {
  return `/${path
    .toLowerCase()
    .replace(/^(\.?\.?\/)*(pages\/)?/, '')
    .replace(/\.(mdx?|html?)$|\/$/g, '')
    .replace(/(^|\/)index$/, '')}`
}
