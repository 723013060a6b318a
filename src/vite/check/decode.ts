/** A file's text, also when an old Windows program saved it (`legacy`): that is not UTF-8, and browsers would show �. */
export function decode(bytes: Uint8Array): {text: string; legacy: boolean} {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes), legacy: false}
  } catch {
    return {text: new TextDecoder('windows-1252').decode(bytes), legacy: true}
  }
}
