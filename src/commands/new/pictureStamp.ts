import {createHash} from 'node:crypto'
import {crc32} from 'node:zlib'

/**
 * Offset at which the drawing's hash is inserted in a PNG: after the signature of eight bytes and the header
 * chunk.
 */
const afterSize = 33
const keyword = 'Drawing\0'

/** Returns a hash of a drawing's markup; a PNG of the drawing that has another hash is outdated. */
export function drawingHash(markup: string): string {
  return createHash('sha256').update(markup).digest('hex')
}

/** Adds a drawing's hash to its PNG, in a text chunk (https://www.w3.org/TR/png-3/#11tEXt). */
export function addStamp(png: Buffer, markup: string): Buffer {
  const content = Buffer.from(`tEXt${keyword}${drawingHash(markup)}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 'tEXt'.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, afterSize), length, content, sum, png.subarray(afterSize)])
}

/** Returns the hash of the drawing that a picture was made from; `undefined` if it has none. */
export function readStamp(picture: Buffer): string | undefined {
  const start = picture.indexOf(keyword)
  return start < 0
    ? undefined
    : picture.subarray(start + keyword.length, start + keyword.length + 64).toString()
}
