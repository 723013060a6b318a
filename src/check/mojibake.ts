import {windows1252} from '../site/index.ts'

/** From 0xa0 on, Windows-1252 equals Latin-1. */
const byteOf = new Map(
  Array.from(
    {length: 128},
    (_, index) => [windows1252[index] ?? String.fromCharCode(index + 128), index + 128] as const,
  ),
)
const high = [...byteOf.keys()].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join('')

/**
 * Patterns of wrongly decoded text; `meant` returns the original, or `undefined` if the match is correct
 * text.
 */
const forms: [form: RegExp, meant: (typed: string) => string | undefined][] = [
  // UTF-8 bytes that were decoded as Windows-1252: `â€™` and `Â£`.
  [
    new RegExp(
      `[\\u00c2-\\u00df][${high}]|[\\u00e0-\\u00ef][${high}]{2}|[\\u00f0-\\u00f4][${high}]{3}`,
      'gu',
    ),
    decodeAgain,
  ],
  [/Â(?=\s|$)/g, () => ''],
  // A wrong character where only an apostrophe makes sense: `don?t` and `youÕre`.
  [/(?<=\p{Ll})[?ÕÍ¹](?=(?:re|ve|ll|s|d|t|m)(?![\p{L}=]))/gu, () => '’'],
  // Quoted-printable, from mail programs: encoded bytes, and encoded spaces at the ends of lines.
  [
    /(?:=[89A-F][0-9A-F]){2,}/g,
    (typed) =>
      decoded(
        typed
          .slice(1)
          .split('=')
          .map((hex) => Number.parseInt(hex, 16)),
      ),
  ],
  [/=20(?=\s|$)/g, () => ''],
]

/** Repairs wrongly decoded characters (mojibake); returns any other text unchanged. */
export function repairMojibake(word: string): string {
  return forms.reduce((words, [form, meant]) => words.replace(form, (typed) => meant(typed) ?? typed), word)
}

function decodeAgain(typed: string): string | undefined {
  return decoded([...typed].map((character) => byteOf.get(character) ?? 0))
}

function decoded(bytes: number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
