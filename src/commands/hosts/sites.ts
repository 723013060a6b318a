import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {readHeaders} from '../../vite/readHeaders.ts'
import {buildSite, buildSiteFor} from './buildSite.ts'
import type {BuiltSite} from './model.ts'

/** The base that is asked about beside a host's own root, as code hosts have it for a project's pages. */
const project = '/repo/'

/** The sites to serve: the one in that folder, or the one that is built here, and the same for a folder of a host. */
export function sitesFor(dist?: string): BuiltSite[] {
  const site = dist ? siteAt(dist) : {folder: buildSite(), base: '/'}
  return site.base === '/' ? [site, {folder: buildSiteFor(project), base: project}] : [site]
}

/** A built site, with the base that it was built for, which its `_headers` tell. */
export function siteAt(dist: string): BuiltSite {
  const folder = resolve(dist)
  const headers = join(folder, '_headers')
  if (!existsSync(headers)) throw new Error(`${dist} holds no built site: there is no ${join(dist, '_headers')}.`)
  const base = readHeaders(headers)[0]?.path.replace(/\*$/, '') ?? '/'
  if (!`${folder}/`.endsWith(base))
    throw new Error(`The site in ${dist} was built for ${base}: put it into a folder of that name.`)
  return {folder, base}
}
