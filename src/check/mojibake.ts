/** What an old program shows for the bytes from 80 to 9F; those above them are the letters of Latin 1. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map(
  Array.from({length: 128}, (_, index) => [special[index] ?? String.fromCharCode(index + 128), index + 128] as const),
)
const signs = [...byteOf.keys()].map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('')

/** How a spoilt character looks, and what it was; nothing where it is none. */
const forms: [form: RegExp, meant: (typed: string) => string | undefined][] = [
  // `â€™` and `Â£`: bytes that an old program read one by one. Of several that touch, the first.
  [
    new RegExp(`[\\u00c2-\\u00df][${signs}]|[\\u00e0-\\u00ef][${signs}]{2}|[\\u00f0-\\u00f4][${signs}]{3}`, 'gu'),
    readAgain,
  ],
  [/Â(?=\s|$)/g, () => ''],
  // `don?t` and `youÕre`: what stands where only an apostrophe can.
  [/(?<=\p{Ll})[?ÕÍ¹](?=(?:re|ve|ll|s|d|t|m)(?![\p{L}=]))/gu, () => '’'],
  // What a mail program makes of characters and of the ends of lines.
  [/(?:=[89A-F][0-9A-F]){2,}/g, (typed) => decoded([...Buffer.from(typed.replaceAll('=', ''), 'hex')])],
  [/=20(?=\s|$)/g, () => ''],
]

/** A word as it was before another program spoilt it: the word itself where nothing did. */
export function unspoilt(word: string): string {
  return forms.reduce((words, [form, meant]) => words.replace(form, (typed) => meant(typed) ?? typed), word)
}

function readAgain(typed: string): string | undefined {
  return decoded([...typed].map((sign) => byteOf.get(sign) ?? 0))
}

function decoded(bytes: number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
