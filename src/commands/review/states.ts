import {spawn} from 'node:child_process'
import {cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs'
import {join} from 'node:path'
import {today} from '../../site/index.ts'
import {linkPackages, samePackages} from '../linkPackages.ts'
import type {Tree} from './gitTree.ts'

/** A state of the project in a folder of its own, with its documents in `dist/`. */
export interface Built {
  folder: string
  /** Why there are no documents, in the build's own words. */
  fault?: string
}

/** So many states are cached: `main`, and some of this work. */
const most = 4

/** In this mode nothing is compressed: nobody is sent it. */
const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'review', '--logLevel', 'error']

/** Builds a state for visitors in a folder of `scratch`, unless an earlier review cached it. */
export async function buildState(project: string, {name, writeTo}: Tree, scratch: string): Promise<Built> {
  const cache = join(project, 'node_modules/.cache/twelvesides/states')
  // Dates begin and end: a state is the same on the same day.
  const cached = join(cache, [name, today(), process.version].join('_'))
  if (!existsSync(cached)) {
    const folder = join(scratch, name)
    writeTo(folder)
    const fault = (await install(project, folder)) || (await run(process.execPath, build, folder))
    if (fault) return {folder, fault}
    // It is there whole or not at all: another review may do the same.
    const unfinished = `${cached}.${process.pid}`
    cpSync(folder, unfinished, {recursive: true, filter: (path) => path !== join(folder, 'node_modules')})
    if (existsSync(cached)) rmSync(unfinished, {recursive: true})
    else renameSync(unfinished, cached)
  }
  utimesSync(cached, new Date(), new Date())
  const paths = readdirSync(cache).map((each) => join(cache, each))
  const newest = paths.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newest.slice(most)) rmSync(old, {recursive: true, force: true})
  return {folder: cached}
}

/** Gives a folder the packages that its files ask for; what went wrong, if anything did. */
async function install(project: string, folder: string): Promise<string> {
  if (!samePackages(project, folder)) return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  linkPackages(project, folder)
  return ''
}

function run(program: string, options: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const isNpm = program === 'npm'
    const env = {...process.env, NODE_ENV: isNpm ? '' : 'production', NO_COLOR: '1', FORCE_COLOR: undefined}
    const child = spawn(program, options, {cwd, env, shell: isNpm && process.platform === 'win32'})
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
      })
    child.on('error', ({message}) => resolve(message))
    child.on('close', (status) => resolve(status === 0 ? '' : reasonIn(output.replaceAll(`${cwd}/`, ''))))
  })
}

/** The first lines that tell a person what is wrong, without where in our code it was found. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const said = lines.filter((line) => /\w/.test(line) && !/^(✗|error during|at |\(node:|\(Use `node|\d+ \|)/.test(line))
  return said.slice(0, 4).join(' ') || 'The build gave no reason.'
}
