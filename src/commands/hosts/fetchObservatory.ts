import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {NotHere} from './model.ts'
import {workFolder} from './place.ts'

const observatoryPackage = '@mdn/mdn-http-observatory@1.4.8'

/** The Observatory's package, in a folder of its own: npm brings it once, and runs nothing of it. */
export function fetchObservatory(): string {
  const folder = workFolder('observatory')
  const place = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  if (!existsSync(join(place, 'src/constants.js'))) {
    console.log(`Fetching ${observatoryPackage} with npm, which judges the headers, into node_modules/.cache.`)
    writeFileSync(join(folder, 'package.json'), '{"private": true}\n')
    const options = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--engine-strict=false',
      '--no-audit',
      '--no-fund',
      '--omit=optional',
      observatoryPackage,
    ]
    const {status, stderr, error} = spawnSync('npm', options, {cwd: folder, encoding: 'utf8', timeout: 300_000})
    const reason = stderr?.match(/npm error (.*)/)?.[1] ?? error?.message
    if (status !== 0) throw new NotHere(`${observatoryPackage} cannot be fetched: ${reason}`)
  }
  // Browsers' list of hosts that are HTTPS only. This site is not on it; its own test of that is not the host's.
  const preloaded = join(place, 'conf/hsts-preload.json')
  mkdirSync(dirname(preloaded), {recursive: true})
  writeFileSync(preloaded, '{}\n')
  return place
}
