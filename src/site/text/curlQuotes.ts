import {objectReplacementCharacter} from './objectReplacementCharacter.ts'

/**
 * Matches text whose straight quotes stay: URLs, email addresses, parts of tags and imports, feet and inches.
 */
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

/** Match what may follow an apostrophe for omitted letters: “rock ’n’ roll”, “tell ’em”, “in ’24”. */
const elisions = [
  /^n['’](?!\p{L})/iu,
  /^(?:til|till|tis|twas|em|cause|cos|bout|n|round)(?!\p{L})/iu,
  /^\d\ds?(?![\p{L}\d])/iu,
]

/** The index of a character in a text, and the character that replaces it. */
type Replacement = [at: number, character: string]

/** Makes straight quotes curly unless their direction is ambiguous; the length of the text stays the same. */
export function curlQuotes(words: string): string {
  if (!/['"]/.test(words)) return words
  const bare = words.replace(keptStraight, (characters) => 'x'.repeat(characters.length))
  const characters = words.split('')
  for (const [at, character] of [...doubleMarks(bare), ...singleMarks(bare)])
    if (/['"]/.test(characters[at] ?? '')) characters[at] = character
  return characters.join('')
}

/**
 * Finds the double quotes to make curly. If one has no partner, finds none, because the pairs are ambiguous.
 */
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
    // An unpaired double quote after a digit is an inch mark; any other unpaired one makes the pairs
    // ambiguous.
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
    const isShort = character === "'" && elisions.some((pattern) => pattern.test(rest))
    if (isShort && (end === undefined || /^n['’]/i.test(rest))) return [[index, '’']]
    // “’24 for the students’ rooms” has two apostrophes, but “‘24 hours’” is a quotation.
    if (end === undefined || (isShort && rest[end - 1] === 's')) return []
    return [
      [index, '‘'],
      [index + 1 + end, '’'],
    ]
  })
}

/**
 * Returns the index in `rest` of the single quote that closes a quotation, if it is before the next opening
 * quote.
 */
function closingIn(rest: string): number | undefined {
  const own = rest.slice(0, new RegExp(`(?<=${before})['‘](?=[^\\s])|$`, 'u').exec(rest)?.index)
  const ends = [
    ...own.matchAll(
      new RegExp(
        `(?<=[\\p{L}\\d${objectReplacementCharacter}.,!?…)"”])(?<![\\s]['’]n)['’](?=$|${behind})`,
        'gu',
      ),
    ),
  ]
  // A quote mark after the first sentence that is a plural possessive (students’ rooms) closes nothing. One
  // after a digit may mean feet (6'), so any other is preferred.
  const isPlural = (at: number) =>
    /s['’] \p{Ll}/u.test(own.slice(at - 1, at + 3)) && /[.!?]\s/.test(own.slice(0, at))
  const candidates = ends.filter(({index}) => !isPlural(index))
  return (candidates.find(({index}) => !/\d/.test(own[index - 1] ?? '')) ?? candidates[0])?.index
}

/** Whether the character at `at` could open a quotation, and whether it could close one. */
function sidesOf(words: string, at: number): {opens: boolean; closes: boolean} {
  const [front, rest] = [words[at - 1] ?? ' ', words[at + 1] ?? ' ']
  return {
    opens: new RegExp(before).test(front) && /[^\s.,;:!?)\]]/.test(rest),
    closes: /[^\s([]/.test(front) && new RegExp(behind).test(rest),
  }
}
