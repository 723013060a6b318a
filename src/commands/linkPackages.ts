import {existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** Whether two folders ask for exactly the same packages. */
export function samePackages(one: string, other: string): boolean {
  const lock = (folder: string) => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return lock(one) === lock(other)
}

/**
 * Gives a folder the packages of another, package by package: what a build keeps beside them in
 * `node_modules/.cache` stays its own, so two states can be built at once.
 */
export function linkPackages(from: string, to: string) {
  const packages = join(from, 'node_modules')
  if (!existsSync(packages)) throw new Error('The packages are not installed. Run npm ci first.')
  mkdirSync(join(to, 'node_modules'), {recursive: true})
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue
    symlinkSync(join(packages, name), join(to, 'node_modules', name), 'junction')
  }
  // Cached by all that it is made from, so that any state may use it.
  const pictures = 'node_modules/.cache/twelvesides/pictures'
  mkdirSync(join(from, pictures), {recursive: true})
  mkdirSync(dirname(join(to, pictures)), {recursive: true})
  symlinkSync(join(from, pictures), join(to, pictures), 'junction')
}
