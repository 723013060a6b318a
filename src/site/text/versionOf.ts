import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'

/**
 * Returns a short hash of a file's text. `data-edit` contains it, so that the editor notices a changed file.
 */
export function versionOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text.replace(/^\uFEFF/, '')))).slice(0, 12)
}
