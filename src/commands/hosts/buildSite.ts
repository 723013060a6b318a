import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import {workPlace} from './place.ts'

const dist = resolve('dist')

/** Builds the site for a whole host into `dist/`, and gives the folder. */
export function buildSite(): string {
  build('/')
  return dist
}

/** Builds the site for a folder of a host, beside `dist/`, which stays as it is. */
export function buildSiteFor(base: string): string {
  const folder = resolve(workPlace, `sites${base}`)
  const aside = resolve(workPlace, 'dist-aside')
  rmSync(folder, {recursive: true, force: true})
  rmSync(aside, {recursive: true, force: true})
  mkdirSync(dirname(folder), {recursive: true})
  const kept = existsSync(dist)
  if (kept) renameSync(dist, aside)
  try {
    build(base)
    renameSync(dist, folder)
  } finally {
    if (kept) renameSync(aside, dist)
  }
  return folder
}

function build(base: string): void {
  const options = ['node_modules/vite/bin/vite.js', 'build', '--base', base, '--logLevel', 'error']
  const {status} = spawnSync(process.execPath, options, {stdio: 'inherit', timeout: 300_000})
  if (status !== 0) throw new Error(`The site does not build for ${base}.`)
}
