import type {Rule} from '../rule.ts'
import {slipsIn, type WordSlip} from '../wordSlips.ts'

/** Words that begin with another sound than their first letter has: “an hour”, “a one-off”, “a university”. */
const silent = 'hour|honest|honour|heir|honorar'
const likeY = 'eu|ewe|uni(?!nt|nh|ni|mp|dent)|us[aeu]|util|ut[eo]p|ubiq|one|once|u[a-z]?\\b'

/** What has a letter for its name: “plan a”. */
const lettered =
  '[Pp]lan|[Oo]ption|[Pp]art|[Ss]tep|[Rr]oom|[Gg]roup|[Vv]itamin|[Gg]rade|[Ll]evel|[Tt]ype|[Cc]lass|[Ss]ection'

/** “A” stands before a consonant and “an” before a vowel, as they are heard. Short words are left out: “plan a or b”. */
const slips: WordSlip[] = [
  {
    pattern: new RegExp(
      `\\b[Aa]n(?= (?!${silent}|${likeY})(?:[bcdfgjklmnpqrstvwyz][aeiouy]|h[aeiou]\\p{Ll}|(?:bl|br|cl|cr|dr|fl|fr|gl|gr|pl|pr|sc|sk|sl|sm|sn|sp|st|sw|th|tr|tw|wh|wr|sh|ch)\\p{Ll})\\p{Ll}+)`,
      'gu',
    ),
    message: '“An” stands before a vowel only.',
    write: ([an]) => an.charAt(0),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}’'.-])[Aa](?= (?:(?:${silent})|(?!${likeY})[eiou]\\p{Ll}{2}|a(?!nd\\b|re\\b|lso\\b|s\\b|t\\b)\\p{Ll}{3}))(?<!(?:${lettered}) [Aa])`,
      'gu',
    ),
    message: 'Before a vowel stands “an”.',
    write: ([a]) => `${a}n`,
  },
]

/** `An half-hour`, where a word was changed and not the one before it; as advice. */
export const articles: Rule = {
  name: 'articles',
  quietBeside: 'any',
  checkWords: (words) => slipsIn(words, slips),
}
