import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs'
import {delimiter, join, resolve} from 'node:path'
import {isProgram} from '../isProgram.ts'
import {NotHere} from './model.ts'

/** A program, and the folder that it looks for its parts in: `/` where it is installed. */
export interface Program {
  path: string
  root: string
  environment: Record<string, string>
}

interface Wanted {
  program: string
  /** Files that it has to have beside it, such as modules. */
  parts?: string[]
  /** Debian's packages that hold all this. */
  packages: string[]
}

const cache = resolve('node_modules/.cache/twelvesides/servers')

/**
 * Finds a program of this machine, or unpacks Debian's packages into a folder of its own:
 * nothing is installed, and no service starts.
 */
export function findProgram(wanted: Wanted): Program {
  const {program, parts = [], packages} = wanted
  const path = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find(isProgram)
  if (path && parts.every((part) => existsSync(join('/', part)))) return {path, root: '/', environment: {}}
  const root = join(cache, program)
  const unpacked = () => ['usr/sbin', 'usr/bin'].map((folder) => join(root, folder, program)).find(isProgram)
  if (!unpacked()) unpack(program, packages, root)
  const found = unpacked()
  const missing = parts.find((part) => !existsSync(join(root, part)))
  if (!found || missing) throw new NotHere(`Debian's ${packages.join(', ')} hold no ${found ? missing : program}.`)
  return {path: found, root, environment: {LD_LIBRARY_PATH: libraries(root)}}
}

function unpack(program: string, packages: string[], root: string): void {
  if (!['apt-get', 'dpkg', 'dpkg-deb'].every((tool) => isProgram(`/usr/bin/${tool}`))) {
    throw new NotHere(`no ${program} with all its parts on this machine, and it is no Debian to fetch it from`)
  }
  console.log(
    `${program} with all its parts is not on this machine. Unpacking Debian’s ${packages.join(' and ')} into node_modules/.cache: nothing is installed. To have no such fetch, install ${program} yourself.`,
  )
  const folder = join(root, 'packages')
  mkdirSync(folder, {recursive: true})
  const run = (command: string, options: string[]) => {
    return execFileSync(command, options, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  try {
    // What apt would install tells what is missing on this machine; asking for it changes nothing.
    const plan = planOf(run, packages)
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
    run('apt-get', ['download', ...names])
    for (const name of readdirSync(folder)) run('dpkg-deb', ['--extract', name, root])
  } catch (error) {
    rmSync(root, {recursive: true, force: true})
    const {stderr = '', message} = error as Error & {stderr?: string}
    const reason = stderr.trim().split('\n').at(-1) || message
    throw new NotHere(`no ${program} on this machine, and its packages cannot be fetched: ${reason}`)
  }
}

/** A fresh machine has no lists of packages yet: they are fetched where we may. */
function planOf(run: (command: string, options: string[]) => string, packages: string[]): string {
  const options = ['install', '--simulate', '--reinstall', '--no-install-recommends', ...packages]
  try {
    return run('apt-get', options)
  } catch (error) {
    if (process.getuid?.() !== 0) throw error
    run('apt-get', ['update', '-qq'])
    return run('apt-get', options)
  }
}

/** Where the packages of one architecture put their libraries. */
function libraries(root: string): string {
  const folder = join(root, 'usr/lib')
  const inner = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('-linux-gnu')) : []
  return inner.map((name) => join(folder, name)).join(delimiter)
}
