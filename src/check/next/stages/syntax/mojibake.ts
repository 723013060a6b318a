import {visit} from 'unist-util-visit'
import {type Found, found, replace} from '../../finding.ts'
import type {Page} from '../../site/page.ts'

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

/** Characters of a page’s words that another program spoilt. */
export function* spoiltIn({file, text, tree, frontmatter}: Page): Iterable<Found> {
  const runs = [{from: 0, to: frontmatter.end}]
  visit(tree, 'text', ({position}) => {
    runs.push({from: position?.start.offset ?? 0, to: position?.end.offset ?? 0})
  })
  for (const {from, to} of runs)
    for (const {0: typed, index} of text.slice(from, to).matchAll(/\S+/g)) {
      const meant = forms.reduce((word, [form, meantBy]) => word.replace(form, (sign) => meantBy(sign) ?? sign), typed)
      const range = {from: from + index, to: from + index + typed.length}
      if (meant !== typed && !typed.includes('://'))
        yield found('syntax.mojibake', file, range, {typed}, replace(range, meant))
    }
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
