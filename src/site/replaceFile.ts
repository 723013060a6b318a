import {randomBytes} from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'

/**
 * Writes a temporary file, then renames it: readers find either the old content or the new, also if this is
 * interrupted. Keeps the mode of an existing file, and throws if it is read-only.
 */
export function replaceFile(path: string, content: string | Uint8Array) {
  const stats = statSync(path, {throwIfNoEntry: false})
  // Renaming would replace a read-only file.
  if (stats) accessSync(path, constants.W_OK)
  mkdirSync(dirname(path), {recursive: true})
  const temporaryPath = join(dirname(path), `.${randomBytes(6).toString('hex')}.saving`)
  try {
    const handle = openSync(temporaryPath, 'wx', stats?.mode)
    try {
      writeFileSync(handle, content)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    if (stats) chmodSync(temporaryPath, stats.mode)
    renameSync(temporaryPath, path)
  } finally {
    rmSync(temporaryPath, {force: true})
  }
}
