import {daysOf, months, weekdays} from '../calendarNames.ts'
import {timeWritten} from '../hourOf.ts'
import {type HoursSaid, hoursSaidIn} from '../hoursSaid.ts'
import {matchesOf} from '../matchesOf.ts'
import type {Rule} from '../rule.ts'
import {isSame, tellClosed, tellHours, tellOpen} from '../tellHours.ts'

const day = `(?:${weekdays.join('|')})`
/** One day of the calendar has hours of its own. */
const everyWeek = '(?!s?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?! ?(?:[ap]\\.?m|to|until|[-–:.]\\d)))'
const ours = "(?:we(?:’re|'re| are)?|our (?:office|rooms|doors|building|phones|phone lines?|lines)(?: is| are)?)"
const open = new RegExp(
  `\\b${ours} (?:also |always )?(?:opens?|picks? up|answers? (?:the phone|calls)) (?:also )?(?:on |every )?(${day})${everyWeek}s?`,
  'gi',
)

/** `7 PM`, `7 in the evening` and, of days, `7`. */
const inWords = "(?:1?\\d(?:[:.]\\d\\d)? (?:o[’']clock )?(?:in the (?:morning|afternoon|evening)|at night)|noon|midday)"
const timeSaid = `(?:${timeWritten}|${inWords})`
const bare = "1?\\d(?:[:.]\\d\\d)?(?: o[’']clock)?(?= (?:on|every|any) )"
/** One end alone: `any weekday from 8am`, `from 8am on weekdays`, `on Saturdays until 5pm`, and `until 7 in the evening` of every day. */
const weekday = `(?:(?:on |any |every |each )?(?<day>weekdays?|${day}s?|Monday (?:to|[-–]) Friday))`
const ends = [
  new RegExp(`\\b${weekday},? (?<end>from|until|till) (?<time>${timeSaid})(?! ?(?:to|until|till|[-–]))`, 'g'),
  new RegExp(`\\b(?<end>from|until|till) (?<time>${timeSaid}|${bare}),? ${weekday}`, 'g'),
  new RegExp(
    `\\b(?<end>until|till) (?<time>${timeSaid})(?! ?(?:to|until|till|[-–])|,? (?:on|every|any|each|from|in|at|weekdays?|${day}))`,
    'g',
  ),
]
/** By the phone or the desk alone, which each day are there for as long as the office is. */
const atDesk =
  /\b(?:(?:the|our) (?:office|phones?|phone lines?|lines|helpline|reception|front desk|desk|switchboard|live chat) (?:is|are|stays?) |picks? up|answers? (?:the phone|calls)|(?:call|ring|phone) us|(?:at|on) (?:the|our) (?:front )?(?:desk|phones?|reception)|at reception|in the office)/i
/** On a day that is named, this is of the office too. */
const weAreHere = /\bwe(?:’re|'re| are) (?:also |always |only )?(?:here|open|in)(?= (?:from|until|till)\b)/i
const somebody = '(?:we|somebody|someone|a person|one of us|our (?:team|staff)|the team)'
/** Who reads it is to call us or to come, or we are open: at other times others do other things. */
const toUs = new RegExp(
  [
    "we(?:’re|'re| are) (?:also |always )?(?:here|open|in(?! (?:a|the|an)\\b)|there|on the phone|at our desks|at the desk|in the office)|we (?:also )?open",
    '(?:our|the) (?:office|phones?|phone lines?|lines|helpline|reception|(?:front )?desk|switchboard|live chat|chat) (?:is|are|opens?)',
    `${somebody}(?:’ll| will| can| is there to)? (?:answers?|picks? up)|${somebody} is (?:here|in|there|on the phone|at (?:the|our) (?:front )?(?:desk|reception)|at reception|on reception|at work)`,
    "(?:call|ring|phone|text|reach|visit) us|(?:talk|speak) to (?:us|someone|somebody)|you[’']d rather talk",
    '(?:call|ring|phone|drop in|visit)(?=,| (?:on|any|every|each|from|until|weekdays|between)\\b)',
    '(?:office|opening|phone) hours(?: are|:)',
  ]
    .map((words) => `\\b(?:${words})`)
    .join('|'),
  'i',
)
/** What takes place at hours of its own. */
const ownHours =
  /\b(?:workshops?|courses?|class(?:es)?|sessions?|events?|talks?|clubs?|groups?|cohorts?|clinics?|lessons?|training|meets?|teach|run|evenings?|mornings?|festivals?|stalls?)\b/i
/** One day, or days that are like no others. */
const oneDay = new RegExp(
  `\\b(?:[Tt]oday|[Tt]omorrow|[Tt]onight|holidays?|Easter|summer|winter|spring|autumn|term|that day|the day|week of|first|last|next|${months.join('|')})\\b`,
)

/** Every week, and not on one day or in one season. */
const closed = new RegExp(
  `\\b(?:[Ww]e|[Oo]ur (?:office|rooms|phones|phone lines?))(?:’re| is| are) (?:always )?closed on (${weekdays.join('|')})s(?=[.,!]|$)`,
  'gm',
)

/** Opening hours that are typed by hand and are not those of `content/site.yaml`. */
export const saidHours: Rule = {
  name: 'saidHours',
  checkWords(words, {hours: all}, inTable) {
    if (all.length === 0) return []
    const both = hoursSaidIn(words)
    return [
      ...both.flatMap((each) => {
        const {index, said, first, last, from, to} = each
        if (!isOurs(words, each, inTable)) return []
        const own = first ? all.find(({days}) => days === (last ? `${first}-${last}` : first)) : all[0]
        const known = first ? [own] : all
        if (!own || known.some((one) => one && (from === '' || isSame(from, one.opens)) && isSame(to, one.closes)))
          return []
        return [tellHours(index, said, own, {opens: from, closes: to})]
      }),
      ...endsIn(words).flatMap(({index, said, days, isApart, end, time}) => {
        const own = days === '' ? all[0] : all.find((each) => each.days === days || daysOf(each.days).includes(days))
        const isTold = both.some((span) => span.index < index + said.length && index < span.index + span.said.length)
        const sentence = sentenceAt(words, index)
        if (!own || isTold || inTable || !toUs.test(sentence)) return []
        const isOfDesk = atDesk.test(sentence) && !ownHours.test(sentence.replace(time, '')) && !oneDay.test(sentence)
        const isOfDay = days !== '' && weAreHere.test(sentence) && !oneDay.test(sentence)
        if (isApart && !isOfDesk && !isOfDay) return []
        const right = (days === '' ? all : [own]).map(({opens, closes}) => (end === 'from' ? opens : closes))
        if (right.some((each) => isSame(time, each))) return []
        return [tellHours(index, said, own, {[end === 'from' ? 'opens' : 'closes']: time})]
      }),
      ...matchesOf(words, open).flatMap(({index, 1: said = ''}) => {
        const name = said.charAt(0).toUpperCase() + said.slice(1).toLowerCase()
        const isOpen = all.some(({days}) => daysOf(days).includes(name))
        return isOpen ? [] : [tellOpen(index, name, all)]
      }),
      ...matchesOf(words, closed).flatMap(({index, 1: name = ''}) => {
        const own = all.find(({days}) => daysOf(days).includes(name))
        return own ? [tellClosed(index, name, own)] : []
      }),
    ]
  },
}

/** Whether hours are said of us: in a sentence that speaks of us and of nothing that has its own, or with nothing beside them. Others are open at other times. */
function isOurs(words: string, {index, said, first, loose}: HoursSaid, inTable = false): boolean {
  const sentence = sentenceAt(words, index)
  if (toUs.test(sentence)) {
    // “You’d rather talk” is no talk.
    const isOfOthers = ownHours.test(sentence.replace(toUs, ''))
    return !(loose && (isOfOthers || (first === '' && oneDay.test(sentence))))
  }
  if (loose) return false
  if (/\b(?:we|us|our|office)\b|^\s*open(?:ing)?\b/i.test(sentence)) return !ownHours.test(sentence)
  return !inTable && sentence.trim().length < said.length + 10
}

function sentenceAt(words: string, index: number): string {
  return `${/[^.!?;]*$/.exec(words.slice(0, index))?.[0]}${/^(?:[^.!?;]|\.(?=\d|m\b))*/.exec(words.slice(index))?.[0]}`
}

/** `On Saturdays we pick up until 6 PM` */
const dayFirst = new RegExp(
  `^\\s*(?:On (?=\\w+s\\b)|Every |Each )(weekday|${day})s?,? (?!(?:and|or|to|from|until|till)\\b)`,
)

/** The day whose hours are those of the days named. */
function dayNamed(name: string): string {
  return /^weekday|^Monday (?:to|-|–)/.test(name) ? 'Monday' : name.replace(/s$/, '')
}

/** One end of the hours of some days, or of no day where none is said, as far as another pattern has not both. */
function endsIn(words: string) {
  const all = ends.flatMap((pattern) =>
    matchesOf(words, pattern).map(({index, 0: said, groups: {day: name = '', end = '', time = ''} = {}}) => ({
      index,
      said,
      days: dayNamed(name) || dayNamed(dayFirst.exec(sentenceAt(words, index))?.[1] ?? ''),
      isApart: name === '',
      end,
      time,
    })),
  )
  const isPart = (index: number) =>
    all.some((other) => !other.isApart && other.index <= index && index < other.index + other.said.length)
  return all.filter(({isApart, index}) => !isApart || !isPart(index))
}
