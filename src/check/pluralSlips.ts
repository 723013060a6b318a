import type {WordSlip} from './wordSlips.ts'

/** Words whose ’s is “is”, “has” or “us”, and those that are of several people already. */
const kept =
  'it|that|there|here|this|what|who|where|when|why|how|let|he|she|one|else|\\p{L}+(?:one|body|thing)|people|man|men|woman|women|child|children|person|today|tomorrow'
const noun = `(?!(?:${kept})[’'])\\p{Ll}{2,}[\\p{Ll}]`
/** What several do, and nothing that belongs to one is called: “the mentor’s help” is right, and so is “the course’s begun”. */
const doing =
  "(?:are|were|have|aren[’']t|weren[’']t|haven[’']t|don[’']t|go(?! at)|give(?! and)|begin|teach|learn|include|know|think|want|get|choose|join|sell|send|spend|lend|grow|hear|speak|write|attend|explain|depend|belong|happen|exist|provide|receive|tell|bring)(?![\\p{L}’-])"
/** What follows a noun that nothing belongs to. */
const noOwner =
  '(?:in|on|at|for|to|with|of|from|by|and|or|an?|the|that|which|who|each|every|per|this|next|you|we|they|can|will|could|should|is|was|as|than|but|so|when|where)(?![\\p{L}’-])'
const several =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?<![\\d.,£])(?:[2-9]|[1-9]\\d+)|many|several|few|these|those|both|various'
const time = 'second|minute|hour|day|week|month|year'
const helping =
  'help|give|take|make|show|want|need|know|work|offer|come|get|say|tell|learn|love|like|live|start|mean|cost|keep|put|pay|bring|ask|train|support|provide|include|run|lead|feel|think|depend'

/** An apostrophe where the s makes a plural or belongs to a verb: `our course’s go further`, `three event’s a year`, `CV’s`, `it help’s you`. */
export const pluralSlips: WordSlip[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}’'-])(${noun})[’']s(?= ${doing})`, 'gu'),
    message: 'An apostrophe makes no plural.',
    write: ([, one = '']) => plural(one),
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:${several}) )(?!(?:${time})[’'])(${noun})[’']s(?= ${noOwner}|[.,;:!?)]|\\s*$)`,
      'giu',
    ),
    message: 'An apostrophe makes no plural.',
    write: ([, one = '']) => plural(one),
  },
  {
    pattern:
      /(?<![\p{L}-])(CV|ISA|LISA|GCSE|BTEC|FAQ|PDF|DVD|CD|PC|ID|PIN|NGO|A[ -]level)[’']s(?= (?:are|were|have|and|or|in|on|for|to|from|with|of|by|at|that|which|you|we|they|can|will)(?!\p{L})|[.,;:!?)]|\s*$)/gu,
    message: 'An apostrophe makes no plural.',
    write: ([, one = '']) => `${one}s`,
  },
  {
    pattern:
      /(?<![\d.,£’'])((?:19|20)\d0|(?<=(?:the|early|late|mid|his|her|their|your|my)[ -])[2-9]0|(?<=(?:over|under|[Yy]ears?)[ -])\d\d?)[’']s(?!\p{L})/gu,
    message: 'An apostrophe makes no plural.',
    write: ([, one = '']) => `${one}s`,
  },
  {
    pattern: new RegExp(`(?<=(?<!\\p{L})(?:[Hh]e|[Ss]he|[Ii]t|[Ww]ho|[Ww]hich) )(${helping})[’']s(?= \\p{L})`, 'gu'),
    message: 'This s belongs to the word: it has no apostrophe.',
    write: ([, one = '']) => `${one}s`,
  },
  {
    pattern: /(?<![\p{L}’'-])([Yy]our|[Oo]ur|[Tt]heir|[Hh]er)[’']s(?![\p{L}’'])|(?<!\p{L})([Ii]t)s[’'](?!\p{L})/gu,
    message: 'This word has no apostrophe.',
    write: ([, one, it]) => `${one ?? it}s`,
  },
  {
    pattern: /(?<![\p{L}’'-])([Cc]hildren|[Ww]omen)s(?!\p{L})/gu,
    message: 'The apostrophe is missing.',
    write: ([, one]) => `${one}’s`,
  },
]

/** `courses`, `charities` or `buses`. */
function plural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}
