import {shownOn} from '../page/shown.ts'
import type {Finding, Rule} from '../rule.ts'
import {numbers} from '../words/countsSaid.ts'

const figure = `(\\d+|${numbers.join('|')})`
/** What is done in some of that time, as a meeting, takes less. */
const given = new RegExp(
  `\\b(?:gives?|lends?|volunteers?|commits?|commit to|offers?|needs?|takes?)(?: us| you| about| around| only| just)*( from| at least| up to| at most)? ${figure}(?: ?(?:to|[-–]) ?${figure})? hours (?:a|each|every|per) month\\b`,
  'i',
)

/** The hours a month that a sentence says of a role are those that its record says. */
export const saidCommitments: Rule = {
  name: 'saidCommitments',
  check(page, site) {
    const sentences = shownOn(page).flatMap(({words, at}) =>
      [...words.matchAll(/[^.!?]+/g)].flatMap(({index, 0: sentence}) => {
        const found = given.exec(sentence)
        return found
          ? [
              {
                sentence,
                found,
                at: at(index + found.index + found[0].search(/ (?=\S+(?: ?(?:to|[-–]) ?\S+)? hours)/) + 1),
              },
            ]
          : []
      }),
    )
    // A page without any need not be read again when a record changes.
    if (sentences.length === 0) return []
    const roles = (site.content.get('roles.yaml')?.records ?? []).filter(({value}) => typeof value.title === 'string')
    return sentences.flatMap(({sentence, found, at}): Finding[] => {
      const [role, another] = roles.filter(({value}) => new RegExp(`\\b${value.title}s?\\b`, 'i').test(sentence))
      const own = role?.value.hours as {from?: unknown; to?: unknown} | undefined
      if (!role || another || typeof own?.from !== 'number' || typeof own.to !== 'number') return []
      const [, bound = '', from = '', to] = found
      const said = [from, ...(to ? [to] : [])].map(numberOf)
      if (isSaid(said, bound.trim().toLowerCase(), own.from, own.to)) return []
      const typed = found[0].slice(found[0].search(new RegExp(`${figure}(?: ?(?:to|[-–]) ?${figure})? hours`, 'i')))
      return [
        {
          at,
          message: `This says ${typed} of ${role.value.title}, and content/roles.yaml says ${role.value.commitment}.`,
          help: 'Correct one of the two.',
          warning: true,
        },
      ]
    })
  },
}

/** Whether hours are those of a role, as far as they say: `from four` has one end of them. */
function isSaid([first = 0, last]: number[], bound: string, from: number, to: number): boolean {
  if (last !== undefined) return first === from && last === to
  if (bound) return first === (/from|least/.test(bound) ? from : to)
  return first >= from && first <= to
}

function numberOf(typed: string): number {
  return /^\d/.test(typed) ? Number(typed) : numbers.indexOf(typed.toLowerCase()) + 1
}
