import {inWords} from './numberWords.ts'

/** Letters that are typed for figures, as nobody can take them for those. */
const letters: Record<string, string> = {O: 'a capital O', o: 'a small o', l: 'a small L', I: 'a capital I'}

/** Which sign of what was typed is not the one that it looks like: “its first sign is a capital O”. */
export function oddSign(typed: string, meant: string): string {
  const [signs, right] = [[...typed], [...meant]]
  const odd = signs.flatMap((sign, at) => (sign === right[at] ? [] : [at]))
  const [at = 0] = odd
  // One that is left out moves all behind it.
  if (signs.length !== right.length || odd.length === 0) return 'one of its signs is another'
  if (odd.length > 1)
    return `${inWords(odd.length)} of its signs are ${nameOfAll(odd.map((each) => signs[each] ?? ''))}`
  const before = signs.slice(0, at).join('')
  const place = at === 0 ? 'its first sign' : at === signs.length - 1 ? 'its last sign' : `its sign after “${before}”`
  return `${place} is ${nameOf(signs[at] ?? '')}`
}

function nameOfAll(signs: string[]): string {
  if (signs.every((sign) => sign in letters)) return 'letters'
  return signs.every((sign) => /\p{L}/u.test(sign)) ? 'letters of another alphabet' : 'others'
}

function nameOf(sign: string): string {
  if (/\s/.test(sign)) return 'a special space'
  return letters[sign] ?? (/\p{L}/u.test(sign) ? 'a letter of another alphabet' : 'another one')
}
