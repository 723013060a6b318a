import {spawnSync} from 'node:child_process'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {copySite} from '../copySite.ts'
import type {Figure} from './figure.ts'

const script = join(import.meta.dirname, 'buildOnce.mjs')

/** What a build takes in a site of that many pages: from nothing, with its memory at its peak, and again with what it kept. */
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
    }
  } finally {
    copy.remove()
  }
}

function buildOnce(folder: string): {seconds: number; megabytes: number} {
  const start = performance.now()
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, folder], {encoding: 'utf8'})
  const seconds = Number(((performance.now() - start) / 1000).toFixed(2))
  if (status !== 0) throw new Error(`The site does not build, so there is nothing to measure.\n${stderr}`)
  return {seconds, megabytes: Math.round(Number(stdout.trim().split('\n').at(-1)) / 1_000_000)}
}
