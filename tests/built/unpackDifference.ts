import {createHash} from 'node:crypto'
import {createDCtx, decompressUsingDict} from '@bokuweb/zstd-wasm'
import {readyZstandard} from '../../src/vite/zstandard.ts'

await readyZstandard()

/** What a file of dictionary-compressed Zstandard is, as a browser that has the dictionary unpacks it (RFC 9842, section 5). */
export function unpackDifference(file: Uint8Array, dictionary: Uint8Array): Buffer {
  const [signature, hash, packed] = [file.subarray(0, 8), file.subarray(8, 40), file.subarray(40)]
  if (Buffer.from(signature).toString('hex') !== '5e2a4d1820000000') throw new Error('It does not say what it is.')
  if (!createHash('sha256').update(dictionary).digest().equals(hash)) throw new Error('It names another dictionary.')
  return Buffer.from(decompressUsingDict(createDCtx(), packed, dictionary))
}
