import {mkdirSync} from 'node:fs'
import {resolve} from 'node:path'

/** Where this command keeps what it makes. */
export const workPlace = resolve('node_modules/.cache/twelvesides/hosts')

/** A folder for what one server writes. */
export function workFolder(name: string): string {
  const folder = resolve(workPlace, name)
  mkdirSync(folder, {recursive: true})
  return folder
}
