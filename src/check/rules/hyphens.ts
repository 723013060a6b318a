import {matchesOf} from '../matchesOf.ts'
import {type Rule, written} from '../rule.ts'

/** Signs inside one word where only a hyphen joins its parts. */
const slips: [pattern: RegExp, message: string, meant: (typed: string) => string][] = [
  [
    // Not “London–Stratford-upon-Avon” or “16–25-year-olds”, which are from one to another.
    /(?<![\p{L}\d’-])(?:\d+–years?(?:-olds?)?|\d+-years?–olds?|(?:\p{Ll}+|\d+)(?:–(?:to|of|and|in|by|the|for|up)-|-(?:to|of|and|in|by|the|for|up)–)(?:\p{Ll}+|\d+))(?![\p{L}\d–-])/gu,
    'A dash stands among the hyphens of one word.',
    (typed) => typed.replaceAll('–', '-'),
  ],
  [
    /(?<![\p{L}\d’-])(?:(?:self|non|step|half|co|well|part-time|full-time|on|start)–\p{Ll}+|(?:one|two|three|four|five|six|ten|\d+)–(?:minute|hour|day|week|month|year|step|part|person)s?)(?![\p{L}\d–-])/giu,
    'A dash stands where a hyphen joins the parts of one word.',
    (typed) => typed.replace('–', '-'),
  ],
  [
    /(?<![\p{L}\d/.=-])\p{Lu}?\p{Ll}*[\p{Ll}\d](?:-\p{Ll}+)*--\p{Ll}+(?:-\p{Ll}+)*(?![\p{L}\d/=-]|\.\p{L})/gu,
    'Two hyphens stand where one joins the parts of a word.',
    (typed) => typed.replace('--', '-'),
  ],
  [
    /(?<![\p{L}\d-])[\p{L}\d]+-\p{Ll}+(?: -|- )(?!(?:and|or|to|nor|then)\b)\p{Ll}{2,}(?![\p{L}\d-])/gu,
    'There is a space beside a hyphen of one word.',
    (typed) => typed.replace(/ -|- /, '-'),
  ],
  [
    /(?<![\d-])\d{1,2}(?:- | -)\d{1,2}(?![\d-])/gu,
    'There is a space beside the hyphen between two figures.',
    (typed) => typed.replace(/ -|- /, '-'),
  ],
]

/** As advice: `one–to-one`, `self–paced`, `step--free` and `25-year -olds` for the words that hyphens join. */
export const hyphens: Rule = {
  name: 'hyphens',
  quietBeside: 'any',
  checkWords: (words) =>
    slips.flatMap(([pattern, message, meant]) =>
      matchesOf(words, pattern).map(({index, 0: typed}) => ({
        at: index,
        message,
        ...written(typed, meant(typed)),
        warning: true,
      })),
    ),
}
