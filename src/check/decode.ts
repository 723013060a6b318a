/** A file's text, also when an old Windows program saved it (`legacy`): that is not UTF-8, and browsers would show �. */
export function decode(bytes: Uint8Array): {text: string; legacy: boolean} {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes), legacy: false}
  } catch {
    return {text: fromWindows(bytes), legacy: true}
  }
}

/** The signs that Windows-1252 has from 0x80 to 0x9f, where Latin-1 has none. Node's own decoder leaves them out. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function fromWindows(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : String.fromCharCode(byte),
  ).join('')
}
