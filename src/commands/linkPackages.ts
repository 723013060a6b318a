import {existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** Whether two folders have identical lock files. */
export function haveSamePackages(one: string, other: string): boolean {
  const lock = (folder: string) => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return lock(one) === lock(other)
}

/**
 * Links the installed packages of `from` one by one into `to`, so that `to` has its own `node_modules/.cache`
 * and both folders can be built at the same time.
 */
export function linkPackages(from: string, to: string) {
  const packages = join(from, 'node_modules')
  if (!existsSync(packages)) throw new Error('The packages are not installed. Run npm ci first.')
  mkdirSync(join(to, 'node_modules'), {recursive: true})
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue
    symlinkSync(join(packages, name), join(to, 'node_modules', name), 'junction')
  }
  // Both folders share one cache of rendered share pictures, which is safe because its keys are hashes of the
  // SVG.
  const pictures = 'node_modules/.cache/twelvesides/pictures'
  mkdirSync(join(from, pictures), {recursive: true})
  mkdirSync(dirname(join(to, pictures)), {recursive: true})
  symlinkSync(join(from, pictures), join(to, pictures), 'junction')
}
