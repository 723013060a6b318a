import {matchesOf} from '../matchesOf.ts'
import type {Finding, Rule} from '../rule.ts'

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
    ...spoiltIn(words).map(({index, ...found}) => ({
      at: index,
      message: `“${found.typed}” is what another program made of ${name(found.meant)}.`,
      ...write(words, index, found),
    })),
    ...matchesOf(words, lostApostrophe).map(({index, 1: sign = ''}) => ({
      at: index,
      message: `“${sign}” is what another program made of an apostrophe.`,
      ...inWord(words, index, sign, '’'),
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

const name = (meant: string) => (meant.trim() === '' ? 'a space' : meant)
const write = (words: string, at: number, {typed, meant}: {typed: string; meant: string}) =>
  meant.trim() === '' ? {help: 'Write a space.'} : inWord(words, at, typed, meant)

/** The whole word to write, with all of its signs as they were meant; in place of just that one. */
function inWord(words: string, at: number, over: string, by: string): Pick<Finding, 'write' | 'swap'> {
  const word = (/\S*$/.exec(words.slice(0, at))?.[0] ?? '') + (/^\S*/.exec(words.slice(at))?.[0] ?? '')
  const meant = spoiltIn(word)
    .reduceRight((rest, {index, typed, meant}) => rest.slice(0, index) + meant + rest.slice(index + typed.length), word)
    .replace(lostApostrophe, '’')
  return {write: meant.trim().replace(/[.,;:!?]+$/, '') || by, swap: {over, by}}
}
