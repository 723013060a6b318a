import {accessSync, constants, existsSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** The folders in which the build, dev and the editor write, besides the files that people edit. */
const folders = [
  '.derived',
  'dist',
  'node_modules/.cache/twelvesides/pictures',
  'node_modules/.cache/twelvesides/server',
  'node_modules/.vite',
  'node_modules/.vite-temp',
]

/**
 * Throws if this user may not write in one of these folders, such as in a project that another user
 * installed.
 */
export function assertWritable(root: string, paths = folders) {
  for (const folder of paths) accessSync(closestExisting(join(root, folder)), constants.W_OK)
}

function closestExisting(path: string): string {
  return existsSync(path) ? path : closestExisting(dirname(path))
}
