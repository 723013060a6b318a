import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {checkPage} from '../../../../src/check/checkPage.ts'
import {readContentFile} from '../../../../src/site/content/contentFile.ts'
import {mistakesIn} from '../../../../src/check/content/contentRules.ts'
import {readContent} from '../../../../src/check/content/readContent.ts'
import {readPage} from '../../../../src/site/page/page.ts'
import {readSite, type SiteFiles} from '../../../../src/site/readSite.ts'
import type {Edit} from './edit.ts'

const sites = new Map<string, SiteFiles>()

/** Whether the check lets an edit through: another would stop the build, and nothing could be compared. */
export function passes(root: string, {file, from, to}: Edit): boolean {
  if (from === undefined || to === undefined) return true
  const site = sites.get(root) ?? readSite(root)
  sites.set(root, site)
  const text = readFileSync(join(root, file), 'utf8').replace(from, () => to)
  if (file.startsWith('pages/')) {
    const page = readPage(file, text, site.components)
    return checkPage(page, site).every(({warning}) => warning)
  }
  if (!file.startsWith('content/')) return true
  const name = file.slice('content/'.length)
  const read = readContentFile(name, Buffer.from(text))
  const changed = {...site, content: new Map(site.content).set(name, read)}
  return readContent(name, text).problems.length === 0 && mistakesIn(read, changed).length === 0
}
