import {matchesOf} from '../matchesOf.ts'
import {type Rule, written} from '../rule.ts'

/** What an old program shows for the bytes from 80 to 9F; those above them are the letters of Latin 1. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const shownFor = new Map(
  Array.from({length: 128}, (_, index) => [special[index] ?? String.fromCharCode(index + 128), index + 128] as const),
)
const signs = [...shownFor.keys()].map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('')
const several = new RegExp(`[\\u00c2-\\u00f4][${signs}]{1,3}`, 'gu')

/** `don?t` and `youÕre`: what stands where only an apostrophe can. */
const lostApostrophe = /(?<=\p{Ll})([?ÕÍ¹])(?=(?:re|ve|ll|s|d|t|m)(?!\p{L}))/gu

/** `â€™` and `Â£`: signs whose bytes an old program read one by one. */
export const encoding: Rule = {
  name: 'encoding',
  checkWords: (words) => [
    ...wordsIn(words).map(({index, typed, sign, of, meant}) => ({
      at: index,
      message: `“${sign}” is what another program made of ${of}.`,
      ...written(typed, meant),
    })),
    ...spoiltIn(words)
      .filter(({meant}) => meant.trim() === '')
      .map(({index, typed}) => ({
        at: index,
        message: `“${typed}” is what another program made of a space.`,
        help: 'Write a space.',
      })),
    ...[...words.matchAll(/=(?:[89A-F][0-9A-F](?:=[89A-F][0-9A-F])+|20(?=\s|$)|3D(?=\S))/g)].map(
      ({index, 0: code}) => ({
        at: index,
        message: `${code} is what a mail program made of a sign.`,
        help: code === '=20' ? 'Delete it.' : 'Write the sign itself.',
      }),
    ),
    ...[...words.matchAll(/Â(?=\s|$)/g)].map(({index}) => ({
      at: index,
      message: '“Â” is what another program made of a space.',
      help: 'Delete it.',
    })),
  ],
}

/** Each place where signs stand for one, also where two such places touch. */
function spoiltIn(words: string): {index: number; typed: string; meant: string}[] {
  const found: {index: number; typed: string; meant: string}[] = []
  several.lastIndex = 0
  for (let match = several.exec(words); match; match = several.exec(words)) {
    const {0: typed, index} = match
    const longest = longestMeant(typed)
    if (longest) found.push({index, ...longest})
    several.lastIndex = index + (longest?.typed.length ?? 1)
  }
  return found
}

function longestMeant(typed: string): {typed: string; meant: string} | undefined {
  for (let length = typed.length; length > 1; length--) {
    const some = typed.slice(0, length)
    const bytes = [...some].map((sign) => shownFor.get(sign) ?? 0)
    try {
      return {typed: some, meant: new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes))}
    } catch {}
  }
  return undefined
}

/** Each word with spoilt signs, as it was meant: the first of them is told for all. */
function wordsIn(words: string): {index: number; typed: string; meant: string; sign: string; of: string}[] {
  // Nearly all paragraphs have none: to look at each of their words takes longer than all else here.
  if (spoiltIn(words).length === 0 && matchesOf(words, lostApostrophe).length === 0) return []
  return matchesOf(words, /\S+/g).flatMap(({0: whole, index}) => {
    const typed = whole.replace(/(?<=[\p{L}\p{N}]\S*)[.,;:!?]+$/u, '')
    const spoilt = spoiltIn(typed).filter(({meant}) => meant.trim() !== '')
    const lost = matchesOf(typed, lostApostrophe)
    const [sign, of] = spoilt[0] ? [spoilt[0].typed, spoilt[0].meant] : [lost[0]?.[1], 'an apostrophe']
    if (sign === undefined) return []
    const meant = spoilt
      .reduceRight(
        (rest, each) => rest.slice(0, each.index) + each.meant + rest.slice(each.index + each.typed.length),
        typed,
      )
      .replace(lostApostrophe, '’')
    return [{index, typed, meant, sign, of}]
  })
}
