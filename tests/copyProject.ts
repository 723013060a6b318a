import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {linkPackages} from '../src/commands/linkPackages.ts'

/** A copy of the project in a separate folder, with the same packages and its own cache. */
export interface ProjectCopy {
  folder: string
  dist: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Runs a Node script in the copy, with `input` as standard input. */
  run: (script: string, options?: string[], environment?: Record<string, string>, input?: string) => RunResult
  /** Runs a production build of the copy. */
  build: (options?: string[], environment?: Record<string, string>) => RunResult
}

interface RunResult {
  status: number | null
  stdout: string
  stderr: string
  /** Standard output followed by standard error. */
  output: string
}

/** Folders that are not copied: generated ones and git’s repository. */
const excluded = new Set(['node_modules', 'dist', '.git'])

/** Copies a project without tests and generated folders, and links its packages. */
function copySources(from: string, to: string) {
  for (const name of readdirSync(from).filter((each) => !excluded.has(each) && each !== 'tests'))
    cpSync(join(from, name), join(to, name), {recursive: true})
  linkPackages(from, to)
}

/** Copies the project in the working directory into the subfolder `within` of a new temporary folder. */
export function copyProject(within = 'project', parent = tmpdir()): ProjectCopy {
  const root = process.cwd()
  const folder = join(realpathSync(mkdtempSync(join(parent, 'copy-'))), within)
  mkdirSync(folder, {recursive: true})
  copySources(root, folder)
  const run: ProjectCopy['run'] = (script, options = [], environment = {}, input = '') => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...options], {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: {...process.env, NO_COLOR: '1', ...environment},
      maxBuffer: 64 * 1024 * 1024,
    })
    return {status, stdout, stderr, output: stdout + stderr}
  }
  return {
    folder,
    dist: join(folder, 'dist'),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), {recursive: true})
      writeFileSync(join(folder, file), text)
    },
    run,
    build: (options = [], environment = {}) =>
      run('node_modules/vite/bin/vite.js', ['build', ...options], {NODE_ENV: 'production', ...environment}),
  }
}
