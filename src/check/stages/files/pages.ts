import {
  addressOf,
  foldersAbove,
  isDraft,
  pictureEnding,
  plainName,
  plainPath,
  type SiteFiles,
} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import {originalOf} from './copiedPage.ts'

/** Addresses that the build reserves, each with its use. */
const used: Record<string, string> = {
  '/404': 'the page for addresses that do not exist',
  '/assets': 'the files that pages load',
  '/share': 'the pictures that are shown beside links to pages',
}

const fallback = '[...404].mdx'
const wellNamed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const isPicture = new RegExp(`${pictureEnding}$`, 'i')
const top = {from: 0, to: 0}

/** Checks the names of the files and folders in `pages/`, which become web addresses. */
export function* filesOfPages(site: SiteFiles): Iterable<Found> {
  const byAddress = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const name of site.pageFiles) {
    const wrong = wrongName(name, site)
    if (wrong) yield wrong
    if (wrong || name === fallback) continue
    const address = addressOf(name)
    const other = byAddress.get(address)
    if (other) yield found('files.same-address', `pages/${name}`, top, {address, other: `pages/${other}`})
    byAddress.set(address, name)
    for (const folder of foldersAbove(name)) if (!folders.has(folder)) folders.set(folder, name)
  }
  for (const [folder, name] of folders) yield* wrongFolder(folder, `pages/${name}`, byAddress, site)
  for (const file of site.publicFiles) {
    const address = file.replace(/(?:\/index)?\.html$/, '') || '/'
    const use = byAddress.get(address) ?? used[address]
    if (use) yield found('files.address-used', `public${file}`, top, {address, use})
  }
  for (const [name, what] of [
    ['index.mdx', 'home page'],
    [fallback, 'page for addresses that do not exist'],
  ] as const)
    if (!site.pageFiles.includes(name)) yield found('files.lost-page', `pages/${name}`, top, {what})
}

function wrongName(path: string, site: SiteFiles): Found | undefined {
  if (path === fallback) return undefined
  const file = `pages/${path}`
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  if (isPicture.test(name)) return found('files.picture-in-pages', file, top, {meant: plainPath(`/${name}`)})
  const stem = name.replace(/(?:\.(?:mdx?|markdown|txt))+$/i, '')
  const isNamedWell = name.endsWith('.mdx') && wellNamed.test(stem)
  const original = isNamedWell ? undefined : originalOf(path, site)
  if (original) return found('files.copy', file, top, {original: `pages/${original}`})
  const meant = `${plainName(stem) || 'a-name-of-plain-letters'}.mdx`
  const isTaken = site.pageFiles.includes(folder + meant)
  const canBePage = /\.(?:md|markdown|txt)$/i.test(name) && !isTaken
  if (!name.endsWith('.mdx')) return found('files.not-a-page', file, top, {name, meant: canBePage ? meant : undefined})
  if (!isNamedWell) return found('files.page-name', file, top, {meant, isTaken})
  const address = addressOf(path)
  const use = used[address]
  return use ? found('files.address-used', file, top, {address, use}) : undefined
}

/** Reports the problem of a folder once, at its first page. */
function* wrongFolder(
  folder: string,
  file: string,
  byAddress: Map<string, string>,
  {addresses, pages, pageFiles}: SiteFiles,
): Iterable<Found> {
  const name = folder.split('/').at(-1) ?? ''
  const use = used[`/${folder}`]
  const own = addresses.get(`/${folder}`)
  const isBelow = (each: {file: string}) => addressOf(each.file).startsWith(`/${folder}/`)
  const meant = plainName(name)
  const isTaken = pageFiles.some((each) => each.startsWith(`${folder.replace(/[^/]*$/, meant)}/`))
  if (!wellNamed.test(name)) yield found('files.folder-name', file, top, {name, meant, isTaken})
  else if (name === 'index') yield found('files.folder-index', file, top, {name})
  else if (use) yield found('files.address-used', file, top, {address: `/${folder}`, use})
  else if (!byAddress.has(`/${folder}`))
    yield {...found('files.folder-without-page', file, top, {folder}), severity: 'advice'}
  else if (own && isDraft(own) && pages.some((page) => isBelow(page) && !isDraft(page)))
    yield {...found('files.folder-of-draft', file, top, {folder, file: own.file}), severity: 'advice'}
}
