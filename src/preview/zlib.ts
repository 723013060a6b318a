import {Buffer} from 'buffer/'
import {unzlibSync} from 'fflate'

// What the editor's worker uses in place of `node:zlib`.

export function inflateSync(bytes: Uint8Array): Buffer {
  return Buffer.from(unzlibSync(bytes))
}

/** The checksum of PNG chunks (https://www.w3.org/TR/png-3/#D-CRCAppendix). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
