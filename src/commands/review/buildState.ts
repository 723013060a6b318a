import {execFile} from 'node:child_process'
import {cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs'
import {join} from 'node:path'
import {today} from '../../site/index.ts'
import {haveSamePackages, linkPackages} from '../linkPackages.ts'
import type {Tree} from './gitTree.ts'

/** A built version of the project (of a commit, or the current files) in a separate folder, with `dist/`. */
interface BuiltState {
  folder: string
  /** The error of a failed build. */
  buildError?: string
}

/**
 * How many builds are cached: usually the one of the branch `main`, and the latest three of the current
 * branch.
 */
const maxCachedStates = 4

/** In the mode `review`, the build makes no compressed files, because it is not deployed. */
const buildCommand = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'review', '--logLevel', 'error']

/** Builds a version of the project in a folder of `scratch`, unless its build is cached. */
export async function buildState(
  project: string,
  {treeId, writeTo}: Tree,
  scratch: string,
): Promise<BuiltState> {
  const cache = join(project, 'node_modules/.cache/twelvesides/states')
  // The key includes the date, because the content of pages depends on it.
  const cached = join(cache, [treeId, today(), process.version].join('_'))
  if (!existsSync(cached)) {
    const folder = join(scratch, treeId)
    writeTo(folder)
    const buildError =
      (await installPackages(project, folder)) || (await run(process.execPath, buildCommand, folder))
    if (buildError) return {folder, buildError}
    // Renames only a finished copy, because another review may cache the same build at the same time.
    const unfinished = `${cached}.${process.pid}`
    cpSync(folder, unfinished, {recursive: true, filter: (path) => path !== join(folder, 'node_modules')})
    if (existsSync(cached)) rmSync(unfinished, {recursive: true})
    else renameSync(unfinished, cached)
  }
  utimesSync(cached, new Date(), new Date())
  const paths = readdirSync(cache).map((each) => join(cache, each))
  const newest = paths.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newest.slice(maxCachedStates)) rmSync(old, {recursive: true, force: true})
  return {folder: cached}
}

/** Installs or links the packages of a folder; returns the error, or ''. */
async function installPackages(project: string, folder: string): Promise<string> {
  if (!haveSamePackages(project, folder))
    return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  linkPackages(project, folder)
  return ''
}

/** Runs a program; returns the error, or ''. */
function run(program: string, options: string[], cwd: string): Promise<string> {
  const isNpm = program === 'npm'
  const env = {...process.env, NODE_ENV: isNpm ? '' : 'production', NO_COLOR: '1', FORCE_COLOR: undefined}
  const shell = isNpm && process.platform === 'win32'
  return new Promise((resolve) => {
    const child = execFile(
      program,
      options,
      {cwd, env, shell, maxBuffer: 1 << 28},
      (error, stdout, stderr) => {
        process.removeListener('exit', stop)
        const output = stdout + stderr || error?.message
        resolve(error ? errorSummary(output?.replaceAll(`${cwd}/`, '') ?? '') : '')
      },
    )
    // A build that goes on after an interrupted review would write into the folder while that is deleted.
    const stop = () => child.kill('SIGKILL')
    process.prependOnceListener('exit', stop)
  })
}

/** Returns the first lines that explain an error, without stack traces. */
function errorSummary(output: string): string {
  const all = output.split('\n').map((line) => line.trim())
  const lines = all.filter(
    (line) => /\w/.test(line) && !/^(✗|error during|at |\(node:|\(Use `node|\d+ \|)/.test(line),
  )
  return lines.slice(0, 4).join(' ') || 'The build gave no reason.'
}
