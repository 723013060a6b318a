import {weekdays} from '../calendarNames.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {WordsRule} from './wordsRule.ts'

/** From Monday on. */
const days = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

/** A promise to answer within some hours holds over the longest time that nobody is there. */
export const openingHours: WordsRule = {
  name: 'openingHours',
  check(site) {
    const file = site.content.get('facts.yaml')
    const fact = file?.records.find(({id}) => id === 'response-time')
    const promised = /^(\d+) hours?$/.exec(String(fact?.value.value))?.[1]
    const closed = longestClosed(site)
    if (!file || !fact || !promised || !closed || closed.hours <= Number(promised)) return []
    const finding = {
      at: fact.offset,
      message: `We promise a reply within ${promised} hours, and the office is closed for ${closed.hours} from ${closed.from}.`,
      help: 'Say which of the two is so: in the hours of content/site.yaml, or here, like 2 working days.',
    }
    return [inFile('content/facts.yaml', file.text, finding)]
  },
}

/** The longest time between two times at which the office is open, in whole hours; none when its hours can't be told. */
function longestClosed(site: SiteFiles): {hours: number; from: string} | undefined {
  const {hours} = siteDetails(site.content)
  const open = (Array.isArray(hours) ? hours : []).flatMap(({days: said, opens, closes}) => {
    const [first = '', last = first] = String(said).split('-')
    const [from, until] = [days.indexOf(first), days.indexOf(last)]
    if (from < 0 || until < from) return []
    return days.slice(from, until + 1).map((day, index) => ({
      from: (from + index) * 24 + hourOf(opens),
      until: (from + index) * 24 + hourOf(closes),
      name: `${day} ${closes}`,
    }))
  })
  const inOrder = open.sort((a, b) => a.from - b.from)
  const gaps = inOrder.map(({until, name}, index) => {
    const next = inOrder[index + 1]?.from ?? (inOrder[0]?.from ?? 0) + 7 * 24
    return {hours: Math.floor(next - until), from: name}
  })
  return gaps.sort((a, b) => b.hours - a.hours)[0]
}

/** `10:00 AM` in hours after midnight. */
export function hourOf(time: unknown): number {
  const [, hour = 0, minute = 0, half] = /^(\d+):(\d+) ([AP])M$/.exec(String(time)) ?? []
  return (Number(hour) % 12) + (half === 'P' ? 12 : 0) + Number(minute) / 60
}
