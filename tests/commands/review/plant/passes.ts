import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {check} from '../../../../src/check/check.ts'
import {readSite, type SiteFiles} from '../../../../src/site/readSite.ts'
import {siteWith} from '../../../../src/site/siteWith.ts'
import type {Edit} from './edit.ts'

const sites = new Map<string, SiteFiles>()

/** Whether the check lets an edit through: another would stop the build, and nothing could be compared. */
export function passes(root: string, {file, from, to}: Edit): boolean {
  if (from === undefined || to === undefined || !/^(?:pages|content)\//.test(file)) return true
  const site = sites.get(root) ?? readSite(root)
  sites.set(root, site)
  const text = readFileSync(join(root, file), 'utf8').replace(from, () => to)
  const found = check(siteWith(site, file, text), {today: '2020-01-01', files: [file]})
  return found.every(({severity}) => severity === 'advice')
}
