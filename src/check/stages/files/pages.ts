import {
  addressOf,
  ancestorFolders,
  isDraft,
  pictureExtension,
  type SiteFiles,
  slugify,
  slugifyPath,
} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'
import {findCopiedFrom} from './findCopiedFrom.ts'

/** Addresses that no page may have, because the build uses them, each with its use. */
const reservedAddresses: Record<string, string> = {
  '/404': 'the page for addresses that do not exist',
  '/assets': 'the files that pages load',
  '/share': 'the pictures that are shown beside links to pages',
}

const fallback = '[...404].mdx'
const wellNamed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const isPicture = new RegExp(`${pictureExtension}$`, 'i')

/**
 * Checks the encoding of pages, and the names of the files and folders in `pages/`, which become web
 * addresses.
 */
export function* filesOfPages(site: SiteFiles): Iterable<Finding> {
  const byAddress = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const {file, source} of site.pages) if (source.isNotUtf8) yield error('files.encoding', {file})
  for (const name of site.pageFiles) {
    const wrong = wrongName(name, site)
    if (wrong) yield wrong
    if (wrong || name === fallback) continue
    const address = addressOf(name)
    const other = byAddress.get(address)
    if (other)
      yield error('files.same-address', {file: `pages/${name}`, data: {address, other: `pages/${other}`}})
    byAddress.set(address, name)
    for (const folder of ancestorFolders(name)) if (!folders.has(folder)) folders.set(folder, name)
  }
  for (const [folder, name] of folders) yield* wrongFolder(folder, `pages/${name}`, byAddress, site)
  for (const file of site.publicFiles) {
    const address = file.replace(/(?:\/index)?\.html$/, '') || '/'
    const use = byAddress.get(address) ?? reservedAddresses[address]
    if (use) yield error('files.address-used', {file: `public${file}`, data: {address, use}})
  }
  for (const [name, what] of [
    ['index.mdx', 'home page'],
    [fallback, 'page for addresses that do not exist'],
  ] as const)
    if (!site.pageFiles.includes(name)) yield error('files.lost-page', {file: `pages/${name}`, data: {what}})
}

function wrongName(path: string, site: SiteFiles): Finding | undefined {
  if (path === fallback) return undefined
  const file = `pages/${path}`
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  if (isPicture.test(name))
    return error('files.picture-in-pages', {file, data: {meant: slugifyPath(`/${name}`)}})
  const stem = name.replace(/(?:\.(?:mdx?|markdown|txt))+$/i, '')
  const isNamedWell = name.endsWith('.mdx') && wellNamed.test(stem)
  if (isNamedWell) {
    const address = addressOf(path)
    const use = reservedAddresses[address]
    return use ? error('files.address-used', {file, data: {address, use}}) : undefined
  }
  const original = findCopiedFrom(path, site)
  if (original) return error('files.copy', {file, data: {original: `pages/${original}`}})
  const meant = `${slugify(stem) || 'a-name-of-plain-letters'}.mdx`
  const isTaken = site.pageFiles.includes(folder + meant)
  const canBePage = /\.(?:md|markdown|txt)$/i.test(name) && !isTaken
  if (!name.endsWith('.mdx'))
    return error('files.not-a-page', {file, data: {name, meant: canBePage ? meant : undefined}})
  return error('files.page-name', {file, data: {meant, isTaken}})
}

/**
 * Checks a folder’s name, and that a page has the folder’s address. Reports mistakes at `file`, its first
 * page.
 */
function* wrongFolder(
  folder: string,
  file: string,
  byAddress: Map<string, string>,
  {pagesByAddress, pages, pageFiles}: SiteFiles,
): Iterable<Finding> {
  const name = folder.split('/').at(-1) ?? ''
  const use = reservedAddresses[`/${folder}`]
  const own = pagesByAddress.get(`/${folder}`)
  const isBelow = (each: {file: string}) => addressOf(each.file).startsWith(`/${folder}/`)
  if (!wellNamed.test(name)) {
    const meant = slugify(name)
    const isTaken = pageFiles.some((each) => each.startsWith(`${folder.replace(/[^/]*$/, meant)}/`))
    yield error('files.folder-name', {file, data: {name, meant, isTaken}})
  } else if (name === 'index') yield error('files.folder-index', {file, data: {name}})
  else if (use) yield error('files.address-used', {file, data: {address: `/${folder}`, use}})
  else if (!byAddress.has(`/${folder}`)) yield advice('files.folder-without-page', {file, data: {folder}})
  else if (own && isDraft(own) && pages.some((page) => isBelow(page) && !isDraft(page)))
    yield advice('files.folder-of-draft', {file, data: {folder, file: own.file}})
}
