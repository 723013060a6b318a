import {spawnSync} from 'node:child_process'
import {join} from 'node:path'

/**
 * The documents of a state, by the project's own build but for the client, in a process of its own as every build is.
 * What it gives is held against `vite build` by the test that uses it.
 */
export function fastBuild(root: string): Map<string, string> {
  const script = join(root, 'tests/commands/review/fastBuild.mjs')
  const {status, stdout, stderr} = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(stderr)
  return new Map(JSON.parse(stdout) as [string, string][])
}
