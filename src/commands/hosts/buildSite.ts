import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, rmSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import {parse, stringify} from 'yaml'
import type listed from '../../../content/routes.yaml'
import {copySite} from '../copySite.ts'
import {workPlace} from './place.ts'

/** How many pages the site has that is asked about beside this one: enough for folders of several, and few enough to be sent as what differs. */
const pages = 28

/** Builds the site for a whole host into `dist/`, and gives the folder. */
export function buildSite(): string {
  const options = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']
  const {status} = spawnSync(process.execPath, options, {stdio: 'inherit', timeout: 300_000})
  if (status !== 0) throw new Error('The site does not build.')
  return resolve('dist')
}

/** Builds a larger site, with pages in folders, for a folder of a host, and gives where it is: `dist/` stays as it is. */
export function buildSiteFor(base: string): string {
  const folder = resolve(workPlace, `sites${base}`)
  const copy = copySite(pages)
  // An address that nobody has yet, and one in a folder, lead to pages of the list.
  const routes = parse(copy.read('content/routes.yaml')) as typeof listed
  const [one, another] = routes.filter(({to}) => !to)
  const old = [
    {address: '/once-there', to: one?.address},
    {address: '/once/there-too', to: another?.address},
  ]
  copy.write('content/routes.yaml', stringify([...routes, ...old]))
  try {
    const {status, output} = copy.build(['--base', base, '--logLevel', 'error'])
    if (status !== 0) throw new Error(`The site does not build for ${base}.\n${output}`)
    rmSync(folder, {recursive: true, force: true})
    mkdirSync(dirname(folder), {recursive: true})
    cpSync(copy.dist, folder, {recursive: true})
  } finally {
    copy.remove()
  }
  return folder
}
