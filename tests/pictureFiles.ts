import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import {Resvg} from '@resvg/resvg-js'

/** A JPEG of 32 by 16 pixels without metadata. */
export const jpeg = readFileSync(join(import.meta.dirname, 'check/site/public/team.jpg'))

/** A WebP of 32 by 16 pixels without metadata. */
const webp = Buffer.from(
  'UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASogABAABUB8JaAB3AAt8AAA/r2D//wia//rbg4/61PgS/+AGQ9B04AA',
  'base64',
)

const ascii = (text: string) => Buffer.from(text, 'latin1')

/**
 * Returns EXIF data as a phone writes it: the orientation, the maker and, if `withPosition`, the latitude.
 */
export function exif(orientation: number, withPosition: boolean): Buffer {
  const bytes = Buffer.alloc(96)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(withPosition ? 3 : 2, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  entry(10, 0x10f, 2, 12, 84)
  entry(22, 0x112, 3, 1, orientation)
  if (withPosition) {
    entry(34, 0x8825, 4, 1, 50)
    bytes.writeUInt16LE(1, 50)
    entry(52, 2, 5, 0, 0)
  }
  bytes.write('Maker of one', 84)
  return bytes
}

/** Returns the bytes of `jpeg` with a segment of this data inserted after its first segment. */
export function jpegWith(data: Buffer, marker = 0xe1): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 20), head, data, jpeg.subarray(20)])
}

/** Returns the bytes of `jpeg` with EXIF data. */
export const photo = (orientation = 1, withPosition = true) =>
  jpegWith(Buffer.concat([ascii('Exif\0\0'), exif(orientation, withPosition)]))

/** Returns a PNG of one colour, with these chunks before the image data. */
export function pngWith(chunks: [type: string, data: Buffer][] = [], [width, height] = [32, 16]): Buffer {
  const ground = '<rect width="100%" height="100%" fill="#999"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}</svg>`
  const bytes = new Resvg(svg).render().asPng()
  const more = chunks.map(([type, data]) => {
    const typed = Buffer.concat([ascii(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  })
  // Inserts the chunks after the signature and the header.
  return Buffer.concat([bytes.subarray(0, 33), ...more, bytes.subarray(33)])
}

/** Returns a PNG whose header states another size. */
export function withSize(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Returns the bytes of `webp` with EXIF and XMP data. */
export function webpWith(tiff: Buffer, xmp: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([ascii(type), length, data, Buffer.alloc(data.length % 2)])
  }
  const extended = chunk('VP8X', Buffer.of(0b1100, 0, 0, 0, 31, 0, 0, 15, 0, 0))
  const body = Buffer.concat([
    ascii('WEBP'),
    extended,
    webp.subarray(12),
    chunk('EXIF', tiff),
    chunk('XMP ', xmp),
  ])
  return chunk('RIFF', body)
}
