import {spawnSync} from 'node:child_process'

/** How long one build of the site takes, in seconds, from a cold start. Leaves it in `dist/`. */
export function measureBuild(): {seconds: number} {
  const start = performance.now()
  const {status, stderr} = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {encoding: 'utf8'})
  if (status !== 0) throw new Error(`The site does not build, so there is nothing to measure.\n${stderr}`)
  return {seconds: Number(((performance.now() - start) / 1000).toFixed(2))}
}
