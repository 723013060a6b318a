import {spawnSync} from 'node:child_process'
import {readdirSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {copySite} from '../copySite.ts'
import {exact, type Figure} from './figure.ts'

const script = join(import.meta.dirname, 'buildOnce.mjs')

/** What a build takes in a site of that many pages: from nothing, with its memory at its peak, and again with what it kept; and what it makes. */
export function measureBuild(pages: number): Record<string, Figure> {
  const copy = copySite(pages)
  try {
    // A copy has the packed texts of the project.
    rmSync(join(copy.folder, 'node_modules/.cache'), {recursive: true})
    const first = buildOnce(copy.folder)
    const again = buildOnce(copy.folder)
    return {
      'from nothing': {unit: 's', all: [first.seconds]},
      again: {unit: 's', all: [again.seconds]},
      memory: {unit: 'MB', all: [first.megabytes]},
      ...weigh(copy.dist),
    }
  } finally {
    copy.remove()
  }
}

/** How many files a built site has, and what they take together. */
function weigh(dist: string): Record<'files' | 'size', Figure> {
  const files = readdirSync(dist, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)
  return {files: exact(files.length), size: {unit: 'MB', all: [Number((bytes / 1_000_000).toFixed(1))], exact: true}}
}

function buildOnce(folder: string): {seconds: number; megabytes: number} {
  const start = performance.now()
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, folder], {encoding: 'utf8'})
  const seconds = Number(((performance.now() - start) / 1000).toFixed(2))
  if (status !== 0) throw new Error(`The site does not build, so there is nothing to measure.\n${stderr}`)
  return {seconds, megabytes: Math.round(Number(stdout.trim().split('\n').at(-1)) / 1_000_000)}
}
