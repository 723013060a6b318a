/**
 * Cyrillic and Greek letters, and at the same index in `latinLetters` the Latin letter that looks identical.
 */
const lookalikes = 'асеорхуіјѕАВЕКМНОРСТХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const latinLetters = 'aceopxyijsABEKMHOPCTXIJSoABEZHIKMNOPTYX'

const lookalikePattern = new RegExp(`[${lookalikes}]`, 'g')

function toLatin(characters: string): string {
  return [...characters].map((character) => latinLetters[lookalikes.indexOf(character)] ?? character).join('')
}

/**
 * Unwanted characters of pasted text. The check reports them, and `npm run fix` replaces them by
 * `replacement`.
 */
export const oddCharacters: {
  name: string
  pattern: RegExp
  replacement?: string | ((character: string) => string)
}[] = [
  {
    name: 'an invisible character',
    pattern: /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    replacement: '',
  },
  // A zero-width non-joiner has no replacement, because some scripts need it.
  {name: 'an invisible character', pattern: /\u200c/g},
  {
    name: 'a special space from a word processor',
    pattern: /[\u00a0\u2007\u202f\u2002-\u2006\u2009\u200a]/g,
    replacement: ' ',
  },
  {name: 'a hidden line break', pattern: /[\u2028\u2029]/g, replacement: ' '},
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  {name: 'a line break of a word processor', pattern: /[\u000b\u000c]/g, replacement: ' '},
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  {name: 'a control character', pattern: /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g},
  // Ligatures, which text search does not find and some screen readers skip.
  {
    name: 'one character for two letters',
    pattern: /[\ufb00-\ufb06]/g,
    replacement: (typed) => typed.normalize('NFKC'),
  },
  {
    name: 'a wide character of another script',
    pattern: /(?<![\u2e80-\u9fff])[\uff01-\uff5e]/g,
    replacement: (character) => character.normalize('NFKC'),
  },
  {
    name: 'an accent in place of an apostrophe',
    pattern: /(?<=\p{L})[\u00b4\u02b9\u2032](?=\p{L})/gu,
    replacement: '’',
  },
  // Mathematical alphanumeric symbols, which screen readers spell out or skip.
  {
    name: 'a character that only looks like a bold or slanted letter',
    pattern: /[\u{1d400}-\u{1d7ff}]+/gu,
    replacement: (characters) => characters.normalize('NFKC'),
  },
  {
    name: 'a letter of another script, which only looks like ours,',
    pattern: new RegExp(`(?<=\\p{Script=Latin})[${lookalikes}]+|[${lookalikes}]+(?=\\p{Script=Latin})`, 'gu'),
    replacement: toLatin,
  },
  {name: 'a character that only one program’s font has', pattern: /[\ue000-\uf8ff]/g},
  {name: 'a character in place of a lost picture', pattern: /\ufffc/g},
]

/** Replaces every character of `oddCharacters` that has a replacement. */
export function withoutOddCharacters(text: string): string {
  return oddCharacters.reduce(
    (words, {pattern, replacement}) =>
      replacement === undefined
        ? words
        : words.replace(pattern, (character) => replacementOf(character, replacement)),
    text,
  )
}

/**
 * Replaces characters that look like others: `2O25-0l-18` becomes `2025-01-18`, Cyrillic letters become
 * Latin.
 */
export function normaliseLookalikes(typed: string): string {
  return withoutOddCharacters(typed)
    .replace(lookalikePattern, toLatin)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(
      /(?<=\d[Oo]*[:.,-]?)[Oo](?=[Oo]*(?:[^\p{L}]|$))|(?<![\p{L}])[Oo](?=\d)|(?<=\d)[Oo](?=[Oo]*\d)/gu,
      '0',
    )
    .replace(/(?<=\d[:.,-]?)[lI](?![\p{L}])|(?<!\p{L})[lI](?=\d)/gu, '1')
}

export function replacementOf(character: string, write: string | ((character: string) => string)): string {
  return typeof write === 'string' ? write : write(character)
}
