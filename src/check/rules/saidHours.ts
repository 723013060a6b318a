import {weekdays} from '../calendarNames.ts'
import type {Finding, Rule} from '../rule.ts'
import {hourOf} from '../words/openingHours.ts'

interface Hours {
  days: string
  opens: string
  closes: string
}

const day = `(${weekdays.join('|')})s?`
const time = String.raw`(\d{1,2}(?:[:.]\d\d)? ?[AaPp]\.?[Mm])`
const span = new RegExp(`\\b${day}(?: ?(?:to|[-–]) ?${day})?,? (?:from )?${time} ?(?:to|until|[-–]) ?${time}`, 'g')
const open = new RegExp(`\\bwe(?:’re|'re| are)? (?:also )?open (?:on |every )?${day}`, 'gi')

/** Opening hours that are typed by hand and are not those of `content/site.yaml`. */
export const saidHours: Rule = {
  name: 'saidHours',
  checkWords(words, {hours}) {
    const all = (Array.isArray(hours) ? hours : []) as Hours[]
    if (all.length === 0) return []
    return [
      ...[...words.matchAll(span)].flatMap(({index, 0: said, 1: first = '', 2: last, 3: from = '', 4: to = ''}) => {
        const own = all.find(({days}) => days === (last ? `${first}-${last}` : first))
        if (!own || (hourIn(from) === hourOf(own.opens) && hourIn(to) === hourOf(own.closes))) return []
        return [tell(index, `This says ${said}, and content/site.yaml says ${own.opens} to ${own.closes}.`)]
      }),
      ...[...words.matchAll(open)].flatMap(({index, 1: said = ''}) => {
        const name = said.charAt(0).toUpperCase() + said.slice(1).toLowerCase()
        const isOpen = all.some(({days}) => daysIn(days).includes(name))
        return isOpen ? [] : [tell(index, `This says that we are open on ${name}s, and content/site.yaml does not.`)]
      }),
    ]
  },
}

function tell(at: number, message: string): Finding {
  return {
    at,
    message,
    help: 'Correct one of the two. <OfficeHours /> on a page always has the right ones.',
    warning: true,
  }
}

/** Each day of `Monday-Friday`. */
function daysIn(days: string): string[] {
  const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  const [first = '', last = first] = days.split('-')
  return week.slice(week.indexOf(first), week.indexOf(last) + 1)
}

/** `9am`, `9:00 AM` or `9.30 am` in hours after midnight. */
function hourIn(said: string): number {
  const [, hour = '', minute = '00', half = ''] = /^(\d+)(?:[:.](\d\d))? ?([ap])/i.exec(said) ?? []
  return hourOf(`${hour}:${minute} ${half.toUpperCase()}M`)
}
