import {daysOf, fromMonday} from '../calendarNames.ts'
import {ownRecords, ownReplies} from '../content/ownRecords.ts'
import {hourOf} from '../hourOf.ts'
import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {WordsRule} from './wordsRule.ts'

/** A promise to answer within some hours holds over the longest time that nobody is there. */
export const openingHours: WordsRule = {
  name: 'openingHours',
  check(site) {
    const file = site.content.get('facts.yaml')
    const promised = ownReplies(ownRecords(site.content).facts)
    const closed = longestClosed(site)
    if (!file || !promised || !closed || closed.hours <= promised.hours) return []
    const finding = {
      at: promised.offset,
      message: `We promise a reply within ${promised.hours} hours, and the office is closed for ${closed.hours} from ${closed.from}.`,
      help: 'Say which of the two is so: in the hours of content/site.yaml, or here, like 2 working days.',
    }
    return [inFile('content/facts.yaml', file.text, finding)]
  },
}

/** The longest time between two times at which the office is open, in whole hours; none when its hours can't be told. */
function longestClosed(site: SiteFiles): {hours: number; from: string} | undefined {
  const open = ownRecords(site.content).hours.flatMap(({days, opens, closes}) =>
    daysOf(days).map((day) => ({
      from: fromMonday.indexOf(day) * 24 + hourOf(opens),
      until: fromMonday.indexOf(day) * 24 + hourOf(closes),
      name: `${day} ${closes}`,
    })),
  )
  const inOrder = open.sort((a, b) => a.from - b.from)
  const gaps = inOrder.map(({until, name}, index) => {
    const next = inOrder[index + 1]?.from ?? (inOrder[0]?.from ?? 0) + 7 * 24
    return {hours: Math.floor(next - until), from: name}
  })
  return gaps.sort((a, b) => b.hours - a.hours)[0]
}
