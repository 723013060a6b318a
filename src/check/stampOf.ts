import {statSync} from 'node:fs'

/** How long some disks take to tell two moments apart, in milliseconds (FAT: two seconds). */
const coarsest = 2000

/**
 * What is another whenever a file was written, so that one that stands as it stood need not be read again.
 * Nothing for a file that was written just now: it may be written once more in what its disk takes for the same moment.
 */
export function stampOf(file: string): string | undefined {
  const {mtimeMs, ctimeMs, size, ino} = statSync(file)
  return Date.now() - mtimeMs > coarsest ? [mtimeMs, ctimeMs, size, ino].join() : undefined
}
