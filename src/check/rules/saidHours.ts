import {daysOf, weekdays} from '../calendarNames.ts'
import {openHours} from '../content/openHours.ts'
import {hourOf, timeWritten} from '../hourOf.ts'
import type {Finding, Rule} from '../rule.ts'

const day = `(${weekdays.join('|')})s?`
const time = `(${timeWritten})`
const span = new RegExp(`\\b${day}(?: ?(?:to|[-–]) ?${day})?,? (?:from )?${time} ?(?:to|until|[-–]) ?${time}`, 'g')
/** The other way round: `open from 9am to 5pm, Monday to Friday`. */
const daysLast = new RegExp(
  `\\b[Oo]pen (?:from )?${time} ?(?:to|until|[-–]) ?${time},? (?:on |every )?${day}(?: ?(?:to|[-–]) ?${day})?`,
  'g',
)
const open = new RegExp(`\\bwe(?:’re|'re| are)? (?:also )?open (?:on |every )?${day}`, 'gi')

/** Every week, and not on one day or in one season. */
const closed = new RegExp(`\\b[Ww]e(?:’re| are) closed on (${weekdays.join('|')})s(?=[.,!]|$)`, 'gm')

/** Opening hours that are typed by hand and are not those of `content/site.yaml`. */
export const saidHours: Rule = {
  name: 'saidHours',
  checkWords(words, details) {
    const all = openHours(details)
    if (all.length === 0) return []
    return [
      ...spansIn(words).flatMap(({index, said, first, last, from, to}) => {
        const own = all.find(({days}) => days === (last ? `${first}-${last}` : first))
        if (!own || (hourOf(from) === hourOf(own.opens) && hourOf(to) === hourOf(own.closes))) return []
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

interface Span {
  index: number
  said: string
  first: string
  last: string | undefined
  from: string
  to: string
}

function spansIn(words: string): Span[] {
  return [
    ...[...words.matchAll(span)].map(({index, 0: said, 1: first = '', 2: last, 3: from = '', 4: to = ''}) => ({
      index,
      said,
      first,
      last,
      from,
      to,
    })),
    ...[...words.matchAll(daysLast)].map(({index, 0: said, 1: from = '', 2: to = '', 3: first = '', 4: last}) => ({
      index,
      said,
      first,
      last,
      from,
      to,
    })),
  ]
}

function tell(at: number, message: string): Finding {
  return {
    at,
    message,
    help: 'Correct one of the two. <OfficeHours /> on a page always has the right ones.',
    warning: true,
  }
}
