import {lstatSync, readFileSync, rmSync, type Stats} from 'node:fs'
import {join} from 'node:path'
import {decode, forbiddenCodes, replaceFile} from '../site/index.ts'
import {whyNotEditable} from './editables.ts'
import {isPicture} from './protocol.ts'
import {type Rejection, reject} from './rejection.ts'
import type {FileChange} from './store.ts'

/**
 * Returns why a file may not be written, if it may not. Rejects symbolic links, which could lead out of the
 * project.
 */
function whyNotWritable(root: string, file: string): Rejection | undefined {
  const parts = file.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const link = paths.find((path) => statsOf(join(root, path))?.isSymbolicLink())
  return whyNotEditable({links: link ? [link] : []}, file)
}

/**
 * Returns a file’s text without its byte order mark, or a picture as base64; `undefined` if there is no such
 * file.
 */
export function readText(root: string, file: string): string | undefined {
  if (!statsOf(join(root, file))?.isFile()) return undefined
  const bytes = readFileSync(join(root, file))
  return isPicture(file) ? bytes.toString('base64') : decode(bytes).text.replace(/^\uFEFF/, '')
}

/** Returns the content of a file with this text, with the byte order mark that the file had. */
function contentOf(path: string, file: string, text: string): string | Uint8Array {
  if (isPicture(file)) return Buffer.from(text, 'base64')
  return statsOf(path) && readFileSync(path).indexOf('\uFEFF') === 0 ? `\uFEFF${text}` : text
}

/** Explains to the author why a file could not be written. */
function refuseToWrite(file: string, error: unknown): Rejection {
  const {code = 'unknown'} = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return reject('There is no room left on the disk, so nothing was changed. Make room, then try again.')
  if (forbiddenCodes.includes(code))
    return reject(`This computer does not let you write ${file}. Allow writing to it, then save again.`)
  return reject(`Writing ${file} failed (${code}), so nothing was changed. Try again.`)
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, {throwIfNoEntry: false})
}

/** Writes, creates and deletes files: all or none. Returns the rejection; `undefined` on success. */
export function writeChanges(root: string, changes: FileChange[]): Rejection | undefined {
  for (const [index, change] of changes.entries()) {
    const failed = writeChange(root, change)
    if (!failed) continue
    for (const {file, before, after} of changes.slice(0, index).reverse())
      writeChange(root, {file, before: after, after: before})
    return failed
  }
  return undefined
}

/** Writes, creates or deletes a file if it is still as it was before. */
function writeChange(root: string, {file, before, after}: FileChange): Rejection | undefined {
  const rejection = whyNotWritable(root, file)
  if (rejection) return rejection
  const path = join(root, file)
  const stats = statsOf(path)
  if (before === undefined && stats) return reject(`${file} is there already.`)
  if (before !== undefined && !stats?.isFile())
    return reject(`${file} was renamed or deleted meanwhile. Your words stay here: copy them.`)
  if (readText(root, file) !== before) return reject(`${file} changed while it was being saved. Save again.`)
  if (after !== undefined && stats && (stats.mode & 0o200) === 0)
    return reject(`${file} can only be read on this computer. Allow writing to it, then save again.`)
  try {
    if (after === undefined) rmSync(path)
    else replaceFile(path, contentOf(path, file, after))
    return undefined
  } catch (error) {
    return refuseToWrite(file, error)
  }
}
