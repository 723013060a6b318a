/** Letters of Cyrillic and Greek, and those of ours in the same order that nobody can tell from them. */
const alike = 'асеорхуіјѕАВЕКМНОРСТХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const ours = 'aceopxyijsABEKMHOPCTXIJSoABEZHIKMNOPTYX'

const lookingAlike = new RegExp(`[${alike}]`, 'g')

function inOurs(signs: string): string {
  return [...signs].map((sign) => ours[alike.indexOf(sign)] ?? sign).join('')
}

/** The characters that come with a paste or from an old program, as the check tells them and `npm run fix` mends them. */
export const oddCharacters: {
  name: string
  pattern: RegExp
  write?: string | ((sign: string) => string)
  /** A visitor reads the same with it as without it. */
  harmless?: boolean
}[] = [
  {
    name: 'an invisible character',
    pattern: /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    write: '',
  },
  // It parts letters that some scripts would join, so only a person can know whether it is needed.
  {name: 'an invisible character', pattern: /\u200c/g},
  {
    name: 'a special space from a word processor',
    pattern: /[\u00a0\u2007\u202f\u2002-\u2006\u2009\u200a]/g,
    write: ' ',
    harmless: true,
  },
  {name: 'a hidden line break', pattern: /[\u2028\u2029]/g, write: ' '},
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding those is the purpose
  {name: 'a line break of a word processor', pattern: /[\u000b\u000c]/g, write: ' '},
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding those is the purpose
  {name: 'a control character', pattern: /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g},
  // A search finds none of them, and some screen readers say nothing.
  {name: 'one character for two letters', pattern: /[\ufb00-\ufb06]/g, write: (sign) => sign.normalize('NFKC')},
  {
    name: 'a wide character of another script',
    pattern: /(?<![\u2e80-\u9fff])[\uff01-\uff5e]/g,
    write: (sign) => sign.normalize('NFKC'),
  },
  {
    name: 'an accent in place of an apostrophe',
    pattern: /(?<=\p{L})[\u00b4\u02b9\u2032](?=\p{L})/gu,
    write: '’',
  },
  // Letters of mathematics, which screen readers spell out or skip.
  {
    name: 'a character that only looks like a bold or slanted letter',
    pattern: /[\u{1d400}-\u{1d7ff}]+/gu,
    write: (signs) => signs.normalize('NFKC'),
  },
  {
    name: 'a letter of another script, which only looks like ours,',
    pattern: new RegExp(`(?<=\\p{Script=Latin})[${alike}]+|[${alike}]+(?=\\p{Script=Latin})`, 'gu'),
    write: inOurs,
  },
  {name: 'a character that only one program’s font has', pattern: /[\ue000-\uf8ff]/g},
  {name: 'a character in place of a lost picture', pattern: /\ufffc/g},
]

/** The text without what `npm run fix` may take out or replace. */
export function withoutOddCharacters(text: string): string {
  return oddCharacters.reduce(
    (words, {pattern, write}) =>
      write === undefined ? words : words.replace(pattern, (sign) => replaced(sign, write)),
    text,
  )
}

/** What someone read in what they typed: `2025-01-18` in `2O25-0l-18`, and `AM` in two letters of another script. */
export function asItLooks(typed: string): string {
  return withoutOddCharacters(typed)
    .replace(lookingAlike, inOurs)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(?<=\d[Oo]*[:.,-]?)[Oo](?=[Oo]*(?:[^\p{L}]|$))|(?<![\p{L}])[Oo](?=\d)|(?<=\d)[Oo](?=[Oo]*\d)/gu, '0')
    .replace(/(?<=\d[:.,-]?)[lI](?![\p{L}])|(?<!\p{L})[lI](?=\d)/gu, '1')
}

/** What a sign is replaced by. */
export function replaced(sign: string, write: string | ((sign: string) => string)): string {
  return typeof write === 'string' ? write : write(sign)
}
