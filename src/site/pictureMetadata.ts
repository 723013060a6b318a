import {crc32, inflateSync} from 'node:zlib'

/** A JPEG segment, or a PNG or WebP chunk: its type, its payload, and all its bytes. */
interface Part {
  type: string
  data: Buffer
  bytes: Buffer
}

/**
 * How to split a picture file into parts, so that metadata can be removed without changing the image data.
 */
interface Format {
  /** Number of bytes before the first part. */
  head: number
  /** Splits a file; ignores data after the picture's end, such as the short film that some phones append. */
  read: (bytes: Buffer) => Part[]
  isMetadata: (part: Part) => boolean
  /** Builds a part that contains only the orientation, from a TIFF block. */
  orientationPart: (tiff: Buffer) => Buffer
  /** Index at which the orientation part is inserted. */
  orientationIndex: (parts: Part[]) => number
  write: (head: Buffer, parts: Buffer[]) => Buffer
}

const jpeg: Format = {
  head: 2,
  read(bytes) {
    const parts: Part[] = []
    let at = 2
    while (at + 4 <= bytes.length && bytes[at] === 0xff) {
      const marker = bytes[at + 1] ?? 0
      // Skips fill bytes, which may precede a marker.
      if (marker === 0xff) {
        at++
        continue
      }
      if (marker === 0xd9)
        return [...parts, {type: 'd9', data: Buffer.of(), bytes: bytes.subarray(at, at + 2)}]
      const payload = at + 2 + bytes.readUInt16BE(at + 2)
      const end = marker === 0xda ? endOfScan(bytes, payload) : payload
      parts.push({
        type: marker.toString(16),
        data: bytes.subarray(at + 4, payload),
        bytes: bytes.subarray(at, end),
      })
      at = end
    }
    return [...parts, {type: '', data: Buffer.of(), bytes: bytes.subarray(at)}]
  },
  // Colour profiles and Adobe's colour transform don't count as metadata: they change how the picture is
  // rendered.
  isMetadata: ({type, data}) =>
    type === 'fe' ||
    (/^e[1-9a-f]$/.test(type) && !(type === 'e2' && startsWith(data, 'ICC_PROFILE\0')) && type !== 'ee') ||
    (type === 'e0' && !startsWith(data, 'JFIF\0')),
  orientationPart(tiff) {
    const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
    return Buffer.concat([Buffer.of(0xff, 0xe1), uint(16, data.length + 2), data])
  },
  orientationIndex: (parts) => (parts[0]?.type === 'e0' ? 1 : 0),
  write: (head, parts) => Buffer.concat([head, ...parts]),
}

/**
 * End of the entropy-coded data that starts at `at`: the next marker that is neither a stuffed byte nor a
 * restart.
 */
function endOfScan(bytes: Buffer, at: number): number {
  for (let end = bytes.indexOf(0xff, at); end >= 0; end = bytes.indexOf(0xff, end + 1)) {
    const next = bytes[end + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return end
  }
  return bytes.length
}

const png: Format = {
  head: 8,
  read(bytes) {
    const parts: Part[] = []
    let at = 8
    while (at + 12 <= bytes.length && parts.at(-1)?.type !== 'IEND') {
      const end = at + 12 + bytes.readUInt32BE(at)
      parts.push({
        type: bytes.toString('latin1', at + 4, at + 8),
        data: bytes.subarray(at + 8, end - 4),
        bytes: bytes.subarray(at, end),
      })
      at = end
    }
    return parts
  },
  isMetadata: ({type}) => ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].includes(type),
  orientationPart(tiff) {
    const typed = Buffer.concat([Buffer.from('eXIf'), tiff])
    return Buffer.concat([uint(32, tiff.length), typed, uint(32, crc32(typed))])
  },
  orientationIndex: () => 1,
  write: (head, parts) => Buffer.concat([head, ...parts]),
}

const webp: Format = {
  head: 12,
  read(bytes) {
    const parts: Part[] = []
    let at = 12
    const all = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
    while (at + 8 <= all) {
      const length = bytes.readUInt32LE(at + 4)
      const end = at + 8 + length + (length % 2)
      parts.push({
        type: bytes.toString('latin1', at, at + 4),
        data: bytes.subarray(at + 8, at + 8 + length),
        bytes: bytes.subarray(at, end),
      })
      at = end
    }
    return parts
  },
  isMetadata: ({type}) => type === 'EXIF' || type === 'XMP ',
  orientationPart(tiff) {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(tiff.length)
    return Buffer.concat([Buffer.from('EXIF'), length, tiff])
  },
  orientationIndex: (parts) => parts.length,
  write(head, parts) {
    const file = Buffer.concat([head, ...parts])
    file.writeUInt32LE(file.length - 8, 4)
    // Updates the flags of the extended header, which state whether EXIF (8) and XMP (4) chunks follow.
    if (file.toString('latin1', 12, 16) === 'VP8X') {
      const hasExif = parts.at(-1)?.toString('latin1', 0, 4) === 'EXIF'
      file[20] = ((file[20] ?? 0) & ~0b1100) | (hasExif ? 0b1000 : 0)
    }
    return file
  },
}

/**
 * Returns the file extension of a picture's actual format, read from its first bytes; `undefined` if unknown.
 */
export function pictureFormat(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 1000)
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^.{4}ftyp(?:avi[fs]|mif1.{4}.*?avif)/s.test(start.slice(0, 64))) return 'avif'
  return /^(?:\xef\xbb\xbf)?\s*(?:<(?:\?|!--|!DOCTYPE svg)[\s\S]*)?<svg[\s>]/i.test(start) ? 'svg' : undefined
}

/** Formats that can contain metadata. */
const formats: Record<string, Format> = {jpg: jpeg, png, webp}

function formatOf(bytes: Buffer): Format | undefined {
  return formats[pictureFormat(bytes) ?? '']
}

/** Reads the EXIF orientation (1 to 8) of a JPEG, PNG or WebP, and whether it has GPS coordinates. */
export function readMetadata(bytes: Buffer): {orientation: number; hasLocation: boolean} {
  const format = formatOf(bytes)
  const found = (format?.read(bytes) ?? []).filter((part) => format?.isMetadata(part)).map(metadataIn)
  return {
    orientation: found.find(({orientation}) => orientation)?.orientation ?? 1,
    hasLocation: found.some(({hasLocation}) => hasLocation),
  }
}

/** Removes all metadata but the orientation; the image data is unchanged. */
export function withoutMetadata(bytes: Buffer): Buffer {
  const format = formatOf(bytes)
  if (!format) return bytes
  const {orientation} = readMetadata(bytes)
  const imageParts = format.read(bytes).filter((part) => !format.isMetadata(part))
  const parts = imageParts.map((part) => part.bytes)
  if (orientation > 1)
    parts.splice(format.orientationIndex(imageParts), 0, format.orientationPart(orientationTiff(orientation)))
  return format.write(bytes.subarray(0, format.head), parts)
}

/** Builds a TIFF block whose only entry is the orientation. */
function orientationTiff(orientation: number): Buffer {
  const entry = [uint(16, 0x112), uint(16, 3), uint(32, 1), uint(16, orientation), uint(16, 0)]
  return Buffer.concat([Buffer.from('MM\0*', 'latin1'), uint(32, 8), uint(16, 1), ...entry, uint(32, 0)])
}

function metadataIn({type, data}: Part): {orientation?: number; hasLocation: boolean} {
  if (startsWith(data, 'Exif\0\0')) return readExif(data.subarray(6))
  if (['eXIf', 'EXIF'].includes(type)) return readExif(data)
  const text = textIn(type, data)
  // ImageMagick stores EXIF in a PNG as hexadecimal text.
  const [, digits] = /^Raw profile type (?:exif|APP1)\0+\n\S+\s+\d+\n([\da-f\s]+)$/i.exec(text) ?? []
  if (digits)
    return metadataIn({type: 'e1', data: Buffer.from(digits.replace(/\s/g, ''), 'hex'), bytes: data})
  return {hasLocation: text.includes('GPSLatitude')}
}

/**
 * Returns the text of one metadata block of a picture; decompresses it if it is a compressed text chunk of a
 * PNG.
 */
function textIn(type: string, data: Buffer): string {
  const end = data.indexOf(0)
  const [isCompressed, start] =
    type === 'zTXt' ? [true, end + 2] : [type === 'iTXt' && data[end + 1] === 1, 0]
  if (!isCompressed) return data.toString('latin1')
  // In iTXt, compression flag and method are followed by two zero-terminated strings: language and translated
  // keyword.
  const from = start || data.indexOf(0, data.indexOf(0, end + 3) + 1) + 1
  try {
    return `${data.toString('latin1', 0, end + 1)}${inflateSync(data.subarray(from)).toString('latin1')}`
  } catch {
    return ''
  }
}

/** Reads the TIFF block of EXIF; a damaged block counts as empty. */
function readExif(tiff: Buffer): {orientation?: number; hasLocation: boolean} {
  const isLittle = startsWith(tiff, 'II')
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entries = (at: number) =>
    new Map(
      Array.from({length: read16(at)}, (_, index) => [read16(at + 2 + index * 12), at + 10 + index * 12]),
    )
  try {
    const main = entries(read32(4))
    const [orientation, position] = [main.get(0x112), main.get(0x8825)]
    const where = position === undefined ? undefined : entries(read32(position))
    return {
      ...(orientation === undefined ? {} : {orientation: read16(orientation)}),
      // GPS tags 2 and 4: latitude and longitude.
      hasLocation: where !== undefined && (where.has(2) || where.has(4)),
    }
  } catch (error) {
    if (error instanceof RangeError) return {hasLocation: false}
    throw error
  }
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text
}

function uint(bits: 16 | 32, value: number): Buffer {
  const bytes = Buffer.alloc(bits / 8)
  bytes.writeUIntBE(value, 0, bits / 8)
  return bytes
}
