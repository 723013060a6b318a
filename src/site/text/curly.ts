import {thing} from './thing.ts'

/** Where a mark is no apostrophe and closes no words: in addresses of the web and of mail, in what was a tag or an import, in feet and inches. */
const kept = new RegExp(
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

/** What may stand before words in quotation marks, and what behind them. */
const before = `[\\s([–—/“‘"'-]`
const behind = `[\\s.,;:!?…)\\]–—/”’"'-]`

/** Words of which the start was left out: “rock ’n’ roll”, “in ’24”, “tell ’em”. */
const shortened = /^(?:n['’](?!\p{L})|(?:til|till|tis|twas|em|cause|cos|bout|n|round)(?!\p{L})|\d\ds?(?![\p{L}\d]))/iu

/** A sign, and the place that it comes to stand in. */
type Placed = [at: number, sign: string]

/** Words with curly quotation marks and apostrophes for straight ones, sign for sign; a straight one stays where nobody can be certain. */
export function curly(words: string): string {
  if (!/['"]/.test(words)) return words
  const bare = words.replace(kept, (signs) => 'x'.repeat(signs.length))
  const signs = words.split('')
  for (const [at, sign] of [...doubleMarks(bare), ...singleMarks(bare)])
    if (/['"]/.test(signs[at] ?? '')) signs[at] = sign
  return signs.join('')
}

/** Pairs round words; none of them where one lacks its partner, because it may be that of any other. */
function doubleMarks(words: string): Placed[] {
  const found: Placed[] = []
  let isOpen = false
  for (const {0: sign, index} of words.matchAll(/["“”„]/g)) {
    const {opens, closes} = sidesOf(words, index)
    if (isOpen && (sign === '”' || (sign === '"' && closes))) {
      found.push([index, '”'])
      isOpen = false
    } else if (!isOpen && (sign === '“' || (sign === '"' && opens))) {
      found.push([index, '“'])
      isOpen = true
    }
    // An inch has one behind its figure.
    else if (isOpen || sign !== '"' || !closes || !/\d/.test(words[index - 1] ?? '')) return []
  }
  return isOpen ? [] : found
}

function singleMarks(words: string): Placed[] {
  return [...words.matchAll(/['‘]/g)].flatMap(({0: sign, index}): Placed[] => {
    const [front, rest] = [words.slice(0, index), words.slice(index + 1)]
    // At the end of a word it is the same sign, whether it closes words or stands for a letter.
    if (sign === "'" && new RegExp(`[\\p{L}${thing}]$`, 'u').test(front)) return [[index, '’']]
    if (sign === "'" && /[\d.)"”]$/.test(front) && /^s(?!\p{L})/u.test(rest)) return [[index, '’']]
    if (!sidesOf(words, index).opens) return []
    const end = closingIn(rest)
    const isShort = sign === "'" && shortened.test(rest)
    if (isShort && (end === undefined || /^n['’]/i.test(rest))) return [[index, '’']]
    // “’24 for the students’ rooms” opens no words, and “‘24 hours’” does.
    if (end === undefined || (isShort && rest[end - 1] === 's')) return []
    return [
      [index, '‘'],
      [index + 1 + end, '’'],
    ]
  })
}

/** Where the words end that a single mark opens: before the next that opens any. */
function closingIn(rest: string): number | undefined {
  const own = rest.slice(0, new RegExp(`(?<=${before})['‘](?=[^\\s])|$`, 'u').exec(rest)?.index)
  const ends = [...own.matchAll(new RegExp(`(?<=[\\p{L}\\d${thing}.,!?…)"”])(?<![\\s]['’]n)['’](?=$|${behind})`, 'gu'))]
  // A foot has one behind its figure, unless there is no other; and of several sentences, “students’ rooms” ends none.
  const isPlural = (at: number) => /s['’] \p{Ll}/u.test(own.slice(at - 1, at + 3)) && /[.!?]\s/.test(own.slice(0, at))
  const sure = ends.filter(({index}) => !isPlural(index))
  return (sure.find(({index}) => !/\d/.test(own[index - 1] ?? '')) ?? sure[0])?.index
}

/** Whether a mark could open words where it stands, and whether it could close them. */
function sidesOf(words: string, at: number): {opens: boolean; closes: boolean} {
  const [front, rest] = [words[at - 1] ?? ' ', words[at + 1] ?? ' ']
  return {
    opens: new RegExp(before).test(front) && /[^\s.,;:!?)\]]/.test(rest),
    closes: /[^\s([]/.test(front) && new RegExp(behind).test(rest),
  }
}
