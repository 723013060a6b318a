import {mkdirSync} from 'node:fs'
import {resolve} from 'node:path'
import type {BuiltSite, Placed} from './model.ts'

/** Where this command keeps what it makes. */
export const workPlace = resolve('node_modules/.cache/twelvesides/hosts')

/** A folder for what one server writes. */
export function workFolder(name: string): string {
  const folder = resolve(workPlace, name)
  mkdirSync(folder, {recursive: true})
  return folder
}

/** A site as a server has to serve it: `/repo/` is the folder `repo` of what the host serves. */
export function placed(site: BuiltSite, listen: string): Placed {
  const depth = site.base
    .split('/')
    .filter(Boolean)
    .map(() => '..')
  return {...site, root: resolve(site.folder, ...depth), listen}
}
