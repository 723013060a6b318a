import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {readHeaders} from '../../vite/readHeaders.ts'

/** A built site, and the path of the host that it is for. */
export interface BuiltSite {
  folder: string
  base: string
}

/** A site in the folder that a host serves: that of the site itself, or the one above when its base is a folder. */
export interface Placed extends BuiltSite {
  root: string
  /** What the server listens on, in its own words. */
  listen: string
}

/** A built site, with the base that it was built for, which its `_headers` tell. */
export function siteAt(dist: string): BuiltSite {
  const folder = resolve(dist)
  const headers = join(folder, '_headers')
  if (!existsSync(headers)) throw new Error(`${dist} holds no built site: there is no ${join(dist, '_headers')}.`)
  const base = readHeaders(headers)[0]?.path.replace(/\*$/, '') ?? '/'
  return {folder, base}
}

/** A site as a server has to serve it from that folder: `/repo/` is the folder `repo` of what the host serves. */
export function placed(site: BuiltSite, listen: string, folder = site.folder): Placed {
  if (!`${folder}/`.endsWith(site.base))
    throw new Error(`The site was built for ${site.base}: put it into a folder of that name, not ${folder}.`)
  const depth = site.base
    .split('/')
    .filter(Boolean)
    .map(() => '..')
  return {...site, root: resolve(folder, ...depth), listen}
}
