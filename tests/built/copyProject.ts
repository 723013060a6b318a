import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const sources = ['components', 'content', 'pages', 'public', 'src', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** A copy of the project in another folder, with the same packages and a cache of its own. */
export interface ProjectCopy {
  folder: string
  dist: string
  build: (options?: string[], environment?: Record<string, string>) => {status: number | null; output: string}
  remove: () => void
}

/** Copies what a build reads into a new folder, whose path ends in `within`. */
export function copyProject(within: string): ProjectCopy {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
  const folder = join(outer, within)
  mkdirSync(join(folder, 'node_modules'), {recursive: true})
  for (const name of sources) cpSync(join(root, name), join(folder, name), {recursive: true})
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return {
    folder,
    dist: join(folder, 'dist'),
    build(options = [], environment = {}) {
      const run = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, NO_COLOR: '1', ...environment},
      })
      return {status: run.status, output: run.stdout + run.stderr}
    },
    remove: () => rmSync(outer, {recursive: true, force: true}),
  }
}
