import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf} from '../../src/site/address.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {decode} from '../../src/site/decode.ts'
import {readPage} from '../../src/site/page/page.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import {applyChange} from './applyChange.ts'

const frame = join(import.meta.dirname, 'site')

/** The site that cases change, as if nobody knew what it said before. */
export const site: SiteFiles = {...readSite(frame), before: undefined}

/** The text of each file of `content/` and each page of the site that cases change. */
export const textsOfSite = new Map([
  ...site.pages.map(({file, text}) => [file, text] as const),
  ...[...site.content].map(([name, {text}]) => [`content/${name}`, text] as const),
])

/** The site with what a case changes: in its folder `services.mdx.diff` changes a file of it, `services.mdx` stands in its place. */
export function caseSite(folder: string): {changed: SiteFiles; texts: Map<string, string>} {
  const changed = {...site, pages: [...site.pages], content: new Map(site.content), pageFiles: [...site.pageFiles]}
  const texts = new Map(site.pages.map((page) => [page.file, page.text]))
  for (const entry of readdirSync(folder)) {
    const file = entry.replace(/\.diff$/, '')
    const place = file.endsWith('.mdx') ? `pages/${file}` : `content/${file}`
    const given = readFileSync(join(folder, entry))
    const bytes = () =>
      entry === file
        ? given
        : Buffer.from(applyChange(readFileSync(join(frame, place), 'utf8'), given.toString('utf8')))
    if (file.endsWith('.yaml')) {
      changed.content.set(file, readContentFile(file, bytes()))
      texts.set(place, decode(bytes()).text)
    } else if (file.endsWith('.mdx')) {
      const {text, ...how} = decode(bytes())
      const page = readPage(place, text, site.components, how)
      changed.pages = [...changed.pages.filter((each) => each.file !== page.file), page]
      texts.set(place, page.text)
    } else if (file === 'names.txt') changed.pageFiles.push(...given.toString('utf8').trim().split('\n'))
  }
  changed.addresses = new Map(changed.pages.map((page) => [addressOf(page.file), page]))
  for (const [file, {text}] of changed.content) texts.set(`content/${file}`, texts.get(`content/${file}`) ?? text)
  return {changed, texts}
}
