import {addressOf} from '../../src/site/address.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {readPage} from '../../src/site/page/page.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import type {Asked} from './engine.ts'

const sites = new Map<string, SiteFiles>()

/** The site that an engine is asked about: everything else of it is read from its folder, once. */
export function siteOf({root, texts, known}: Asked): SiteFiles {
  const read = sites.get(root) ?? readSite(root)
  sites.set(root, read)
  const pages = [...texts].flatMap(([file, text]) => {
    const same = read.pages.find((page) => page.file === file && page.text === text)
    return file.endsWith('.mdx') ? (same ?? readPage(file, text, read.components)) : []
  })
  const namesIn = (folder: string) => [...texts.keys()].flatMap((file) => file.split(`${folder}/`, 2)[1] ?? [])
  const bytesOf = (name: string) => Buffer.from(texts.get(`content/${name}`) ?? '')
  const content = new Map(namesIn('content').map((name) => [name, readContentFile(name, bytesOf(name))]))
  const addresses = new Map(pages.map((page) => [addressOf(page.file), page]))
  const before = (file: string, text: string) => (known?.get(file) === text ? undefined : known?.get(file))
  return {...read, pages, content, pageFiles: namesIn('pages'), addresses, before}
}
