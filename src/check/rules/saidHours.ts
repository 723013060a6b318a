import {daysOf, weekdays} from '../calendarNames.ts'
import {openHours} from '../content/openHours.ts'
import {hourOf, timeWritten} from '../hourOf.ts'
import type {Finding, Rule} from '../rule.ts'

const day = `(?:${weekdays.join('|')})`
const days = `(?<first>${day})s?(?: ?(?:to|[-–]) ?(?<last>${day})s?)?`
const hours = `(?<from>${timeWritten}) ?(?:to|until|[-–]) ?(?<to>${timeWritten})`
/** Either way round: `open from 9am to 5pm, Monday to Friday`. */
const spans = [
  new RegExp(`\\b${days},? (?:from )?${hours}`, 'g'),
  // “9 to 5” has no other meaning behind days.
  new RegExp(
    `\\b${days},? (?:from )?(?<from>1?\\d) ?(?:to|until|[-–]) ?(?<to>1?\\d)(?![\\d%]|[.:]\\d| ?[ap]\\.?m|-| \\p{L})`,
    'gu',
  ),
  new RegExp(`\\b[Oo]pen (?:from )?${hours},? (?:on |every )?${days}`, 'g'),
  new RegExp(`\\b${days},? until (?<to>${timeWritten})`, 'g'),
]
/** One day of the calendar has hours of its own. */
const everyWeek = '(?!s?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?! ?(?:[ap]\\.?m|to|until|[-–:.]\\d)))'
const ours = "(?:we(?:’re|'re| are)?|our (?:office|rooms|doors|building|phones|phone lines?|lines)(?: is| are)?)"
const open = new RegExp(`\\b${ours} (?:also |always )?opens? (?:also )?(?:on |every )?(${day})${everyWeek}s?`, 'gi')

/** One end alone: `any weekday from 8am`, `from 8am on weekdays`, `on Saturdays until 5pm`. */
const weekday = `(?:(?:on |any |every |each )?(?<day>weekdays?|${day}s?|Monday (?:to|[-–]) Friday))`
const ends = [
  new RegExp(`\\b${weekday},? (?<end>from|until|till) (?<time>${timeWritten})(?! ?(?:to|until|till|[-–]))`, 'g'),
  new RegExp(`\\b(?<end>from|until|till) (?<time>${timeWritten}) ${weekday}`, 'g'),
]
/** Who reads it is to call us or to come, or we are open: at other times others do other things. */
const toUs =
  /\b(?:we(?:’re|'re| are) (?:also )?(?:here|open)|we (?:also )?open|(?:our|the) (?:office|phones?|phone lines?) (?:is|are|opens?)|we(?:’ll| will)? (?:answer|pick up)|(?:call|ring|phone|reach|visit) us|(?:talk|speak) to us|you[’']d rather talk|(?:call|ring|phone|drop in|visit)(?=,| (?:on|any|every|each|from|until|weekdays)\b))/i

/** Every week, and not on one day or in one season. */
const closed = new RegExp(
  `\\b(?:[Ww]e|[Oo]ur (?:office|rooms|phones|phone lines?))(?:’re| is| are) (?:always )?closed on (${weekdays.join('|')})s(?=[.,!]|$)`,
  'gm',
)

/** Opening hours that are typed by hand and are not those of `content/site.yaml`. */
export const saidHours: Rule = {
  name: 'saidHours',
  checkWords(words, {details}, inTable) {
    const all = openHours(details)
    if (all.length === 0) return []
    const both = spansIn(words)
    return [
      ...both.flatMap(({index, said, first, last, from, to}) => {
        if (!isOurs(words, index, said, inTable)) return []
        const own = all.find(({days}) => days === (last ? `${first}-${last}` : first))
        if (!own || ((from === '' || isSame(from, own.opens)) && isSame(to, own.closes))) return []
        return [tell(index, `This says ${said}, and content/site.yaml says ${own.opens} to ${own.closes}.`)]
      }),
      ...endsIn(words).flatMap(({index, said, days, end, time}) => {
        const own = all.find((each) => each.days === days || daysOf(each.days).includes(days))
        const isTold = both.some((span) => span.index < index + said.length && index < span.index + span.said.length)
        if (!own || isTold || inTable || !toUs.test(sentenceAt(words, index))) return []
        const right = end === 'from' ? own.opens : own.closes
        if (hourOf(time) === hourOf(right)) return []
        return [tell(index, `This says ${said}, and content/site.yaml says ${own.opens} to ${own.closes}.`)]
      }),
      ...[...words.matchAll(open)].flatMap(({index, 1: said = ''}) => {
        const name = said.charAt(0).toUpperCase() + said.slice(1).toLowerCase()
        const isOpen = all.some(({days}) => daysOf(days).includes(name))
        return isOpen ? [] : [tell(index, `This says that we are open on ${name}s, and content/site.yaml does not.`)]
      }),
      ...[...words.matchAll(closed)].flatMap(({index, 1: name = ''}) => {
        const isOpen = all.some(({days}) => daysOf(days).includes(name))
        return isOpen ? [tell(index, `This says that we are closed on ${name}s, and content/site.yaml does not.`)] : []
      }),
    ]
  },
}

/** Whether hours are said of us: in a sentence that speaks of us, or with nothing beside them. Others are open at other times. */
function isOurs(words: string, index: number, said: string, inTable = false): boolean {
  const sentence = sentenceAt(words, index)
  if (/\b(?:we|us|our|office)\b|^\s*open(?:ing)?\b/i.test(sentence) || toUs.test(sentence)) return true
  return !inTable && sentence.trim().length < said.length + 10
}

function sentenceAt(words: string, index: number): string {
  return `${/[^.!?;]*$/.exec(words.slice(0, index))?.[0]}${/^(?:[^.!?;]|\.(?=\d|m\b))*/.exec(words.slice(index))?.[0]}`
}

/** One end of the hours of some days, as far as another pattern has not both. */
function endsIn(words: string) {
  return ends.flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({index, 0: said, groups: {day: name = '', end = '', time = ''} = {}}) => ({
      index,
      said,
      days: /^weekday|^Monday (?:to|-|–)/.test(name) ? 'Monday' : name.replace(/s$/, ''),
      end,
      time,
    })),
  )
}

/** What is said of some days, and which, and their hours. */
function spansIn(words: string) {
  return spans.flatMap((span) =>
    [...words.matchAll(span)].map(({index, 0: said, groups: {first = '', last, from = '', to = ''} = {}}) => ({
      index,
      said,
      first,
      last,
      from,
      to,
    })),
  )
}

/** Whether that is the time, as far as it says: `5` may be in the afternoon. */
function isSame(said: string, time: string): boolean {
  return /^\d+$/.test(said) ? Number(said) % 12 === hourOf(time) % 12 : hourOf(said) === hourOf(time)
}

function tell(at: number, message: string): Finding {
  return {
    at,
    message,
    help: 'Correct one of the two. <OfficeHours /> on a page always has the right ones.',
    warning: true,
  }
}
