/** A file's text, also when an old Windows program saved it (`legacy`): that is not UTF-8, and browsers would show �. */
export function decode(bytes: Uint8Array): {text: string; legacy: boolean} {
  const wide = wideEncoding(bytes)
  if (wide) return {text: new TextDecoder(wide, {ignoreBOM: true}).decode(bytes), legacy: true}
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes), legacy: false}
  } catch {
    return {text: fromWindows(bytes), legacy: true}
  }
}

/** Two bytes a sign, as Notepad's “Unicode” writes them: told by their mark, or by the empty half of their first letter. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

/** The signs that Windows-1252 has from 0x80 to 0x9f, where Latin-1 has none. Node's own decoder leaves them out. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function fromWindows(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : String.fromCharCode(byte),
  ).join('')
}
