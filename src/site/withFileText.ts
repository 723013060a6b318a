import {addressOf} from './address.ts'
import {readContentFile} from './content/contentFile.ts'
import {parsePageCached} from './page/parsePageCached.ts'
import type {SiteFiles} from './siteFiles.ts'

/** Returns the site with one file's text replaced, or without the file if `text` is `undefined`. */
export function withFileText(site: SiteFiles, file: string, text: string | undefined): SiteFiles {
  if (file.startsWith('content/')) {
    const name = file.replace('content/', '')
    const content = new Map(site.content)
    if (text === undefined) content.delete(name)
    else content.set(name, readContentFile(name, text))
    return {...site, content}
  }
  if (file.startsWith('public/')) {
    const [address, others] = [file.replace('public', ''), [...site.publicFiles]]
    const left = others.filter((each) => each !== address)
    return {...site, publicFiles: new Set(text === undefined ? left : [...left, address])}
  }
  const others = site.pages.filter((page) => page.file !== file)
  const page = text === undefined ? [] : [parsePageCached(file, text, site.components)]
  const pages = [...others, ...page].sort((one, other) => (one.file < other.file ? -1 : 1))
  const pageFiles = pages.map((each) => each.file.replace('pages/', ''))
  return {
    ...site,
    pages,
    pageFiles: [...new Set([...site.pageFiles.filter((name) => !name.endsWith('.mdx')), ...pageFiles])],
    pagesByAddress: new Map(pages.map((each) => [addressOf(each.file), each])),
  }
}
