/** What the bytes of a file say. */
export interface Decoded {
  text: string
  /** An old Windows program saved it, not as UTF-8: browsers would show �. */
  legacy: boolean
  /** What the file is when it holds no plain words at all: `a Word document`. */
  foreign?: string
}

/** A file’s text, in whatever way it was saved. */
export function decode(bytes: Uint8Array): Decoded {
  const foreign = kinds.find(({start}) => start.every((byte, index) => bytes[index] === byte))?.name
  if (foreign) return {text: '', legacy: false, foreign}
  const wide = wideEncoding(bytes)
  try {
    return {
      text: new TextDecoder(wide ?? 'utf-8', {fatal: true, ignoreBOM: true}).decode(bytes),
      legacy: wide !== undefined,
    }
  } catch {
    // Windows has a letter for almost every byte, but no text has a nought in it.
    if (wide || bytes.includes(0)) return {text: '', legacy: false, foreign: 'no plain text'}
    return {text: fromWindows(bytes), legacy: true}
  }
}

/** How files start that other programs than editors write. */
const kinds = [
  {name: 'a Word document, or another packed file', start: [0x50, 0x4b, 0x03, 0x04]},
  {name: 'a document of an old Word', start: [0xd0, 0xcf, 0x11, 0xe0]},
  {name: 'a formatted text (RTF)', start: [...Buffer.from('{\\rtf')]},
  {name: 'a PDF', start: [...Buffer.from('%PDF')]},
  {name: 'a picture', start: [0x89, 0x50, 0x4e, 0x47]},
  {name: 'a picture', start: [0xff, 0xd8, 0xff]},
]

/** Two bytes a sign, as Notepad’s “Unicode” writes them: told by their mark, or by the empty half of their first letter. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

/** The signs that Windows-1252 has from 0x80 to 0x9f, where Latin-1 has none. Node’s own decoder leaves them out. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A sign of several bytes, as UTF-8 has them, or one byte that is no letter of its own there. */
const sign = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g

/** Such a program may have saved a part alone: what it pasted, or added, between signs that are UTF-8. */
function fromWindows(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(sign, (found) => fromUtf8(found) ?? [...found].map(inWindows).join(''))
}

function fromUtf8(found: string): string | undefined {
  const text = Buffer.from(found, 'latin1').toString()
  return text.includes('\ufffd') ? undefined : text
}

function inWindows(byte: string): string {
  return windows[byte.charCodeAt(0) - 0x80] ?? byte
}
