import {createHash} from 'node:crypto'
import {crc32} from 'node:zlib'

/** Where the first part of every PNG ends: after its eight bytes of signature and the size of the picture. */
const afterSize = 33
const keyword = 'Drawing\0'

/** What a drawing is told by. */
export function hashOf(markup: string): string {
  return createHash('sha256').update(markup).digest('hex')
}

/** A PNG that also tells which drawing it was made from, in a comment (https://www.w3.org/TR/png-3/#11tEXt). */
export function stamp(png: Buffer, markup: string): Buffer {
  const content = Buffer.from(`tEXt${keyword}${hashOf(markup)}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 'tEXt'.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, afterSize), length, content, sum, png.subarray(afterSize)])
}

/** The drawing that a picture says it was made from. */
export function readStamp(picture: Buffer): string | undefined {
  const start = picture.indexOf(keyword)
  return start < 0 ? undefined : picture.subarray(start + keyword.length, start + keyword.length + 64).toString()
}
