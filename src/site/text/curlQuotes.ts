import {objectReplacementCharacter} from './objectReplacementCharacter.ts'

/** Text whose straight quotes stay: URLs, e-mail addresses, remains of tags and imports, feet and inches. */
const keptStraight = new RegExp(
  [
    '(?:https?:\\/\\/|www\\.)[^\\s"]+',
    "\\w[\\w.+'-]*@[\\w-]+(?:\\.[\\w-]+)+",
    `=['"][^'"\\n]*['"]?`,
    `['"]?\\.{1,2}\\/[^'"\\s]*['"]?`,
    `\\d'\\s?\\d+(?:\\.\\d+|[½¼¾])?"`,
    `\\d['"](?=\\s?[x×]\\s?\\d)`,
    "''+",
    "\\p{L}'(?=\\()",
  ].join('|'),
  'giu',
)

/** Characters that may precede an opening quotation mark, and characters that may follow a closing one. */
const before = `[\\s([–—/“‘"'-]`
const behind = `[\\s.,;:!?…)\\]–—/”’"'-]`

/** Words with an apostrophe for omitted first letters: “rock ’n’ roll”, “in ’24”, “tell ’em”. */
const elision = /^(?:n['’](?!\p{L})|(?:til|till|tis|twas|em|cause|cos|bout|n|round)(?!\p{L})|\d\ds?(?![\p{L}\d]))/iu

/** A character and the index at which it replaces another. */
type Replacement = [at: number, character: string]

/** Replaces straight quotes by curly ones, character for character; ambiguous ones stay straight. */
export function curlQuotes(words: string): string {
  if (!/['"]/.test(words)) return words
  const bare = words.replace(keptStraight, (characters) => 'x'.repeat(characters.length))
  const characters = words.split('')
  for (const [at, character] of [...doubleMarks(bare), ...singleMarks(bare)])
    if (/['"]/.test(characters[at] ?? '')) characters[at] = character
  return characters.join('')
}

/** Finds pairs of double quotes; none at all if one has no partner, as the pairing is then ambiguous. */
function doubleMarks(words: string): Replacement[] {
  const found: Replacement[] = []
  let isOpen = false
  for (const {0: character, index} of words.matchAll(/["“”„]/g)) {
    const {opens, closes} = sidesOf(words, index)
    if (isOpen && (character === '”' || (character === '"' && closes))) {
      found.push([index, '”'])
      isOpen = false
    } else if (!isOpen && (character === '“' || (character === '"' && opens))) {
      found.push([index, '“'])
      isOpen = true
    }
    // Allows an unpaired inch mark after a digit.
    else if (isOpen || character !== '"' || !closes || !/\d/.test(words[index - 1] ?? '')) return []
  }
  return isOpen ? [] : found
}

function singleMarks(words: string): Replacement[] {
  return [...words.matchAll(/['‘]/g)].flatMap(({0: character, index}): Replacement[] => {
    const [front, rest] = [words.slice(0, index), words.slice(index + 1)]
    // At the end of a word, a closing quote and an apostrophe are the same character.
    if (character === "'" && new RegExp(`[\\p{L}${objectReplacementCharacter}]$`, 'u').test(front))
      return [[index, '’']]
    if (character === "'" && /[\d.)"”]$/.test(front) && /^s(?!\p{L})/u.test(rest)) return [[index, '’']]
    if (!sidesOf(words, index).opens) return []
    const end = closingIn(rest)
    const isShort = character === "'" && elision.test(rest)
    if (isShort && (end === undefined || /^n['’]/i.test(rest))) return [[index, '’']]
    // “’24 for the students’ rooms” has apostrophes only, “‘24 hours’” is a quotation.
    if (end === undefined || (isShort && rest[end - 1] === 's')) return []
    return [
      [index, '‘'],
      [index + 1 + end, '’'],
    ]
  })
}

/** Index in `rest` of the single quote that closes the quotation; looks no further than the next opening quote. */
function closingIn(rest: string): number | undefined {
  const own = rest.slice(0, new RegExp(`(?<=${before})['‘](?=[^\\s])|$`, 'u').exec(rest)?.index)
  const ends = [
    ...own.matchAll(
      new RegExp(`(?<=[\\p{L}\\d${objectReplacementCharacter}.,!?…)"”])(?<![\\s]['’]n)['’](?=$|${behind})`, 'gu'),
    ),
  ]
  // Plural possessives (“students’ rooms”) in later sentences close no quotation; foot marks (6') do if nothing else can.
  const isPlural = (at: number) => /s['’] \p{Ll}/u.test(own.slice(at - 1, at + 3)) && /[.!?]\s/.test(own.slice(0, at))
  const candidates = ends.filter(({index}) => !isPlural(index))
  return (candidates.find(({index}) => !/\d/.test(own[index - 1] ?? '')) ?? candidates[0])?.index
}

/** Whether a mark at `at` could open or close a quotation. */
function sidesOf(words: string, at: number): {opens: boolean; closes: boolean} {
  const [front, rest] = [words[at - 1] ?? ' ', words[at + 1] ?? ' ']
  return {
    opens: new RegExp(before).test(front) && /[^\s.,;:!?)\]]/.test(rest),
    closes: /[^\s([]/.test(front) && new RegExp(behind).test(rest),
  }
}
