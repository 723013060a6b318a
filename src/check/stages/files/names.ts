import {type SiteFiles, slugifyPath} from '../../../site/index.ts'
import {error, type Finding} from '../../finding.ts'

/** Names that Windows reserves for devices, in any case and with any ending. */
const reservedByWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * Characters that have a meaning of their own in an address (RFC 3986), or that no file of Windows may have.
 */
const reservedCharacter = /[#?%\\"<>|*:]/

/**
 * Finds names that Windows can’t store, and names of `public/` that an address can’t hold as they are typed.
 */
export function* unusableNames({pageFiles, contentNames, publicFiles}: SiteFiles): Iterable<Finding> {
  const published = [...publicFiles].map((address) => `public${address}`)
  for (const file of [
    ...pageFiles.map((name) => `pages/${name}`),
    ...contentNames.map((name) => `content/${name}`),
    ...published,
  ]) {
    const reserved = file.split('/').find((part) => reservedByWindows.test(part))
    if (reserved) yield error('files.windows-name', {file, data: {name: reserved}})
  }
  for (const file of published) {
    const [character] = reservedCharacter.exec(file) ?? []
    if (character) yield error('files.public-name', {file, data: {character, meant: plainPath(file)}})
  }
}

function plainPath(path: string): string {
  return path.replace(/[^/]+/g, (part) =>
    reservedCharacter.test(part) ? slugifyPath(`/${part}`).slice(1) : part,
  )
}
