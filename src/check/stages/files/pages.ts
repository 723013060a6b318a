import {
  addressOf,
  ancestorFolders,
  isDraft,
  pictureExtension,
  type SiteFiles,
  slugify,
  slugifyPath,
} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import {originalOf} from './originalOf.ts'

/** Addresses that no page may have, because the build uses them, each with its use. */
const reservedAddresses: Record<string, string> = {
  '/404': 'the page for addresses that do not exist',
  '/assets': 'the files that pages load',
  '/share': 'the pictures that are shown beside links to pages',
}

const fallback = '[...404].mdx'
const wellNamed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const isPicture = new RegExp(`${pictureExtension}$`, 'i')
const top = {from: 0, to: 0}

/** Checks the encoding of pages, and the names of the files and folders in `pages/`, which become web addresses. */
export function* filesOfPages(site: SiteFiles): Iterable<StageFinding> {
  const byAddress = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const {file, source} of site.pages) if (source.isLegacy) yield createFinding('files.encoding', file, top, {})
  for (const name of site.pageFiles) {
    const wrong = wrongName(name, site)
    if (wrong) yield wrong
    if (wrong || name === fallback) continue
    const address = addressOf(name)
    const other = byAddress.get(address)
    if (other) yield createFinding('files.same-address', `pages/${name}`, top, {address, other: `pages/${other}`})
    byAddress.set(address, name)
    for (const folder of ancestorFolders(name)) if (!folders.has(folder)) folders.set(folder, name)
  }
  for (const [folder, name] of folders) yield* wrongFolder(folder, `pages/${name}`, byAddress, site)
  for (const file of site.publicFiles) {
    const address = file.replace(/(?:\/index)?\.html$/, '') || '/'
    const use = byAddress.get(address) ?? reservedAddresses[address]
    if (use) yield createFinding('files.address-used', `public${file}`, top, {address, use})
  }
  for (const [name, what] of [
    ['index.mdx', 'home page'],
    [fallback, 'page for addresses that do not exist'],
  ] as const)
    if (!site.pageFiles.includes(name)) yield createFinding('files.lost-page', `pages/${name}`, top, {what})
}

function wrongName(path: string, site: SiteFiles): StageFinding | undefined {
  if (path === fallback) return undefined
  const file = `pages/${path}`
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  if (isPicture.test(name)) return createFinding('files.picture-in-pages', file, top, {meant: slugifyPath(`/${name}`)})
  const stem = name.replace(/(?:\.(?:mdx?|markdown|txt))+$/i, '')
  const isNamedWell = name.endsWith('.mdx') && wellNamed.test(stem)
  const original = isNamedWell ? undefined : originalOf(path, site)
  if (original) return createFinding('files.copy', file, top, {original: `pages/${original}`})
  const meant = `${slugify(stem) || 'a-name-of-plain-letters'}.mdx`
  const isTaken = site.pageFiles.includes(folder + meant)
  const canBePage = /\.(?:md|markdown|txt)$/i.test(name) && !isTaken
  if (!name.endsWith('.mdx'))
    return createFinding('files.not-a-page', file, top, {name, meant: canBePage ? meant : undefined})
  if (!isNamedWell) return createFinding('files.page-name', file, top, {meant, isTaken})
  const address = addressOf(path)
  const use = reservedAddresses[address]
  return use ? createFinding('files.address-used', file, top, {address, use}) : undefined
}

/** Checks a folder’s name, and that a page has the folder’s address. Reports mistakes at `file`, its first page. */
function* wrongFolder(
  folder: string,
  file: string,
  byAddress: Map<string, string>,
  {pagesByAddress, pages, pageFiles}: SiteFiles,
): Iterable<StageFinding> {
  const name = folder.split('/').at(-1) ?? ''
  const use = reservedAddresses[`/${folder}`]
  const own = pagesByAddress.get(`/${folder}`)
  const isBelow = (each: {file: string}) => addressOf(each.file).startsWith(`/${folder}/`)
  const meant = slugify(name)
  const isTaken = pageFiles.some((each) => each.startsWith(`${folder.replace(/[^/]*$/, meant)}/`))
  if (!wellNamed.test(name)) yield createFinding('files.folder-name', file, top, {name, meant, isTaken})
  else if (name === 'index') yield createFinding('files.folder-index', file, top, {name})
  else if (use) yield createFinding('files.address-used', file, top, {address: `/${folder}`, use})
  else if (!byAddress.has(`/${folder}`))
    yield {...createFinding('files.folder-without-page', file, top, {folder}), severity: 'advice'}
  else if (own && isDraft(own) && pages.some((page) => isBelow(page) && !isDraft(page)))
    yield {...createFinding('files.folder-of-draft', file, top, {folder, file: own.file}), severity: 'advice'}
}
