import {asItLooks} from '../characters.ts'
import {closedAtEnd} from '../closing.ts'
import {curly} from '../curly.ts'
import {matchesOf} from '../matchesOf.ts'
import {moneySlips} from '../moneySlips.ts'
import {thing} from '../page/thing.ts'
import {withoutOtherQuotations} from '../quotationMarks.ts'
import type {Finding, Rule} from '../rule.ts'
import {swappedLetters} from '../swappedLetters.ts'
import {slipsIn, type WordSlip} from '../wordSlips.ts'
import {beforeGap} from './missingWords.ts'

/** Words that are right twice. */
const twice = '\\p{L}+teen|had|that|very|really|so|no|yes|bye|ha|again|long|many|there|now|who|in|on|is'

/** Words that people say twice where a sentence begins. */
const calls = 'knock|hear|tut|chop|night|dear|please|go|come|hush|yum|tick|ding|well|quick|easy|stop|wait|look|listen'

const slips: WordSlip[] = [
  {
    pattern: /(?<![\w@/.])(\p{L}{2,})\.(\p{Lu}\p{Ll}+)(?!\w*(?:[@/]|\.\w))/gu,
    message: 'A space is missing after the full stop.',
    write: ([, before, after]) => `${before}. ${after}`,
  },
  {
    pattern: /(?:([.!?][”’)])|([”’)][.!?]))(\p{Lu}\p{Ll}+|I(?!\p{L}))/gu,
    message: 'A space is missing after the full stop.',
    write: ([, inside = '', outside = '', after]) => `${inside}${outside} ${after}`,
  },
  // Behind a name of a file or an address the sentence goes on.
  {
    pattern: new RegExp(
      `(?:((?<![\\p{L}\\d_@/.-])(?!(?:vol|fig|sec|app|art|par|ref|approx|Ph)\\.)\\p{L}[\\p{L}’-]*\\p{Ll})|(?<=[”’)%${thing}]))([.!?][”’)]?)\\p{Ll}(?=$|\\n|[ \\t]+[“‘(]?\\p{Lu})`,
      'gu',
    ),
    message: 'A letter is stuck to the end of the sentence.',
    write: ([, before = '', sign]) => `${before}${sign}`,
  },
  {
    pattern: /(?<![\w@/.-])(\p{L}{2,})([,;!?])(\p{L}{2,})(?!\w*(?:[@/]|\.\w))/gu,
    message: 'A space is missing after the sign.',
    write: ([, before, sign, after]) => `${before}${sign} ${after}`,
  },
  {
    pattern: /(?<!\p{L}|-)(\p{L}*\p{Ll})-[ \n]+(?!(?:and|or|to|nor|und|then|\p{L}+-)(?![\p{L}]))(\p{Ll}{2,})/gu,
    message: 'A hyphen and a space stand in the middle of a word.',
    help: 'Join the two parts, or write – with a space on both sides for a dash.',
  },
  {
    pattern: /(?<![\p{L}\d.-])(?=[\dOlI]*\d)(?:\d[\d,]*(?:[OlI]+\d[\d,]*|O+)|(?<=£)[OlI]+\d[\d,]*)+(?![\p{L}-])/gu,
    message: 'A letter stands among the figures, which only looks like one of them.',
    write: ([typed = '']) => asItLooks(typed),
  },
  {pattern: /[‘’]{2}/g, message: 'Two single marks are no quotation mark.', help: 'Write “ or ”.'},
  {pattern: /(?:\?!|!\?){2,}[!?]*/g, message: 'One sign is enough.', write: () => '?'},
  {
    pattern:
      /(?<!\p{L})(?:The the|A a|An an|And and|We we|You you|It it|Of of|For for|To to|Our our|Your your|Are are)(?!\p{L})/gu,
    message: 'The same word stands here twice.',
    write: ([twice = '']) => twice.split(' ')[0] ?? '',
  },
  {
    pattern: /“ (?=\p{L})|(?= ”)(?<=[\p{L}.!?]) ”(?!\p{L})/gu,
    message: 'There is a space inside the quotation marks.',
    help: 'Delete it.',
  },
  // Not “again and again and again”, not one word over and over, and not the names of a list.
  {
    pattern:
      /(?<![\p{L}’'-])(?!([\p{L}’]+) \1 )((?!(?:and|or|by|after|for|to|in|on|bit|ha|bye|thank) )[\p{L}’]+(?: (?!(?:and|or|by|after|for|to|in|on|bit|ha|bye|thank) )[\p{L}’]+){1,3})[ \t]+\2(?![\p{L}’'-])/giu,
    message: 'The same words stand here twice.',
    write: ([, , words = '']) => words,
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?!${beforeGap}[ \\t])(\\p{L}+)[ \\t]+([,;!?]|[.:](?=\\s|$))`, 'gu'),
    message: 'There is a space too many before the sign.',
    write: ([, before, sign]) => `${before}${sign}`,
  },
  {pattern: /!{2,}|(?<!\?)\?{2}(?!\?)/g, message: 'One sign is enough.', write: ([signs = '']) => signs[0] ?? ''},
  {
    pattern: new RegExp(`(?=[.,;]{2})(?<=[\\p{L}${thing}])(?:\\.\\.(?!\\.)|,\\.|,,|;;)`, 'gu'),
    message: 'There are two signs where one belongs.',
    write: ([signs = '']) => signs.at(-1) ?? '',
  },
  {
    pattern: new RegExp(
      `(?<=^|\\n|[.!?] )(?!(?:${twice}|${calls})\\b)(\\p{Lu}\\p{Ll}+)[ \\t\\n]+\\1(?= \\p{Ll})`,
      'giu',
    ),
    message: 'The same word stands here twice.',
    write: ([, word = '']) => word,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}’'-])(?!(?:${twice})\\b)(\\p{Ll}+)[ \\t\\n]+\\1(?![\\p{L}’'-])`, 'gu'),
    message: 'The same word stands here twice.',
    write: ([, word = '']) => word,
  },
  {
    pattern: /(?<![\p{L}’']|(?<!\p{L})\p{L} )(?!a b|a e|w x|x y)\p{L}(?: \p{Ll}(?![\p{L}’'])){3,}/gu,
    message: 'The letters of this word stand apart, as a paste from a PDF leaves them.',
    help: 'Delete the spaces between them.',
  },
  {pattern: /(?= -- \p{L})(?<=\p{L}) -- /gu, message: 'Two hyphens are no dash.', write: () => ' – '},
  {pattern: /(?=,[ \t]+,)(?<=\p{L}),[ \t]+,/gu, message: 'There are two signs where one belongs.', write: () => ','},
  {pattern: /(?=::(?:\s|$))(?<=[\p{L})])::/gu, message: 'One sign is enough.', write: () => ':'},
  {
    pattern:
      /(?<![\p{L}\d.,:/#-])(\d+)(to|and|or|of|hours?|days?|weeks?|months?|years?|minutes?|people|modules?|tracks?|steps?|courses?)(?![\p{L}\d-])/gu,
    message: 'A space is missing after the figure.',
    write: ([, figure, word]) => `${figure} ${word}`,
  },
  // “Within” is no longer than that, and so is “up to”; “at least” is no shorter.
  {
    pattern: /(?<!\bfrom )\b(within) (up to|at most|at least|no later than)(?= \S)/giu,
    message: 'Two limits stand here, and one of them is meant.',
    write: ([, within = '']) => within,
    help: ([, , other]) => `Or write only: ${other}`,
  },
  {pattern: /\p{L} ['’] \p{L}/gu, message: 'There are spaces round an apostrophe.', help: 'Delete them.'},
]

/** Slips of the finger between words, as advice: what they mean is clear, and they look careless. */
export const typing: Rule = {
  name: 'typing',
  quietBeside: 'any',
  checkWords: (words, _, inTable) => [
    ...slipsIn(words, [...slips, ...moneySlips, swappedLetters]),
    ...unclosed(words, inTable),
  ],
}

/** Where brackets of a kind stand that are never closed, and those that nothing opens. */
function withoutPartner(words: string, kind: RegExp): {open: number[]; alone: number[]} {
  const open: number[] = []
  const alone: number[] = []
  for (const {0: sign, index} of matchesOf(words, kind)) {
    const before = words.slice(Math.max(0, index - 4), index)
    if (sign === '(' || sign === '[') open.push(index)
    // “a) First” and a smile have one bracket.
    else if (open.pop() === undefined && !/(?:^|[\s(])\w{1,3}$|[:;]-?$/.test(before)) alone.push(index)
  }
  return {open, alone}
}

/** What to write for a mark that is never closed, if it can end where the sentence does. */
function closed(words: string, at: number, mark: string): Pick<Finding, 'write' | 'swap' | 'help'> {
  const found = closedAtEnd(words, at)
  return found.write === undefined ? {} : {...found, help: `If it ends elsewhere, write ${mark} there.`}
}

/** A bracket or a quotation mark without its partner. */
function unclosed(words: string, inTable = false): Finding[] {
  const round = withoutPartner(words, /[()]/g)
  // A row that broke in a link is told as that.
  const square = inTable ? {open: [], alone: []} : withoutPartner(words, /[[\]]/g)
  const tell = (at: number, message: string, help: string): Finding => ({at, message, help, warning: true})
  // Marks that have a partner are curly here, and an inch has one behind its figure.
  const curled = curly(words)
  const quote = withoutOtherQuotations(curled).lastIndexOf('“')
  const straight = [...curled.matchAll(/"/g)]
  const noInch = straight.filter(({index}) => !/\d/.test(words[index - 1] ?? ''))
  const isAlone = straight.length % 2 === 1 || noInch.length % 2 === 1
  return [
    ...round.open
      .filter((index) => !/[:;]-?$/.test(words.slice(0, index)))
      .map((at) => ({
        ...tell(at, 'This bracket is never closed.', 'Write ) where it ends, or delete it.'),
        ...closed(words, at, ')'),
      })),
    ...round.alone.map((at) => tell(at, 'This bracket was never opened.', 'Write ( where it begins, or delete it.')),
    ...square.open.map((at) => tell(at, 'This bracket is never closed.', 'Delete it, or write ] where it ends.')),
    ...square.alone.map((at) => tell(at, 'This bracket was never opened.', 'Delete it, or write [ where it begins.')),
    ...(isAlone ? noInch.slice(-1) : []).map(({index}) =>
      tell(index, 'This quotation mark has no partner.', 'Write the other, or delete it.'),
    ),
    // Of a quotation in several paragraphs each begins with the mark, and only the last is closed.
    ...((quote > 0 || (inTable && quote === 0)) && !curled.slice(quote).includes('”')
      ? [{...tell(quote, 'This quotation is never closed.', 'Write ” where it ends.'), ...closed(words, quote, '”')}]
      : []),
  ]
}
