import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {copySite} from '../copySite.ts'

const script = fileURLToPath(new URL('buildOnce.mjs', import.meta.url))

/** How long a build from nothing takes, and how much memory at its peak, for a site of that many pages. */
export function measureBuild(pages: number): {pages: number; seconds: number; megabytes: number} {
  const copy = copySite(pages)
  try {
    const start = performance.now()
    const {status, stdout, stderr} = spawnSync(process.execPath, [script, copy.folder], {encoding: 'utf8'})
    const seconds = Number(((performance.now() - start) / 1000).toFixed(2))
    if (status !== 0) throw new Error(`The site does not build, so there is nothing to measure.\n${stderr}`)
    return {pages, seconds, megabytes: Math.round(Number(stdout.trim().split('\n').at(-1)) / 1_000_000)}
  } finally {
    copy.remove()
  }
}
