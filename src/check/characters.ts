/** The characters that come with a paste or from an old program, as the check tells them and `npm run fix` mends them. */
export const oddCharacters: {name: string; pattern: RegExp; write?: string}[] = [
  {name: 'an invisible character', pattern: /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e]/g, write: ''},
  // It parts letters that some scripts would join, so only a person can know whether it is needed.
  {name: 'an invisible character', pattern: /\u200c/g},
  {
    name: 'a special space from a word processor',
    pattern: /[\u00a0\u2007\u202f\u2002-\u2006\u2009\u200a]/g,
    write: ' ',
  },
  {name: 'a hidden line break', pattern: /[\u2028\u2029]/g, write: ' '},
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding those is the purpose
  {name: 'a control character', pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g},
]

/** The text without what `npm run fix` may take out or replace. */
export function withoutOddCharacters(text: string): string {
  return oddCharacters.reduce(
    (words, {pattern, write}) => (write === undefined ? words : words.replace(pattern, write)),
    text,
  )
}
