/** The decoded text of a file. */
export interface Decoded {
  text: string
  /**
   * Whether the file is in Windows-1252 or UTF-16 instead of UTF-8, so that browsers would show � for some
   * letters.
   */
  isNotUtf8: boolean
  /** What the file is if it is not plain text, in words for messages: `a PDF`. */
  nonTextKind?: string
}

/** Whether two decoded files are equal, so that what was parsed from the first can be used for the second. */
export function isSameDecoded(one: Decoded, other: Decoded): boolean {
  return one.text === other.text && one.isNotUtf8 === other.isNotUtf8 && one.nonTextKind === other.nonTextKind
}

/** Decodes a file as UTF-8, UTF-16 or Windows-1252. A string is the text of a file in UTF-8. */
export function decode(content: Uint8Array | string): Decoded {
  if (typeof content === 'string') return {text: content, isNotUtf8: false}
  return decodeBytes(content)
}

function decodeBytes(bytes: Uint8Array): Decoded {
  const nonTextKind = nonTextFormats.find(({start}) =>
    start.every((byte, index) => bytes[index] === byte),
  )?.name
  if (nonTextKind) return {text: '', isNotUtf8: false, nonTextKind}
  const wide = utf16Encoding(bytes)
  try {
    return {
      text: new TextDecoder(wide ?? 'utf-8', {fatal: true, ignoreBOM: true}).decode(bytes),
      isNotUtf8: wide !== undefined,
    }
  } catch {
    // Windows-1252 accepts almost every byte, but a zero byte means that the file is binary.
    if (wide || bytes.includes(0)) return {text: '', isNotUtf8: false, nonTextKind: 'no plain text'}
    return {text: decodeMixed(bytes), isNotUtf8: true}
  }
}

/** The first bytes (magic numbers) of file formats that are not plain text. */
const nonTextFormats = [
  {name: 'a Word document, or another packed file', start: [0x50, 0x4b, 0x03, 0x04]},
  {name: 'a document of an old Word', start: [0xd0, 0xcf, 0x11, 0xe0]},
  {name: 'a formatted text (RTF)', start: [...new TextEncoder().encode('{\\rtf')]},
  {name: 'a PDF', start: [...new TextEncoder().encode('%PDF')]},
  {name: 'a picture', start: [0x89, 0x50, 0x4e, 0x47]},
  {name: 'a picture', start: [0xff, 0xd8, 0xff]},
]

/**
 * Detects UTF-16 (Notepad’s “Unicode”) by its byte order mark, or by a zero byte among the first two bytes.
 */
function utf16Encoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

/** The Windows-1252 characters of the bytes 0x80 to 0x9f, which are control characters in Latin-1. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A multi-byte UTF-8 character, or a single byte that is not ASCII. */
const character = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g

/** Decodes character by character, because a program may have added Windows-1252 text to a UTF-8 file. */
function decodeMixed(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(character, (found) => fromUtf8(found) ?? [...found].map(fromWindows1252).join(''))
}

function fromUtf8(found: string): string | undefined {
  const text = new TextDecoder().decode(Uint8Array.from(found, (character) => character.charCodeAt(0)))
  return text.includes('\ufffd') ? undefined : text
}

function fromWindows1252(byte: string): string {
  return windows1252[byte.charCodeAt(0) - 0x80] ?? byte
}
