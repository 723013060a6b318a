import type {SiteFiles} from '../readSite.ts'
import {numbers} from './numberWords.ts'

/** A number of hours, in figures or in words. */
export const figure = `(\\d+|${numbers.join('|')})`
/** What is done in some of that time, as a meeting, takes less. */
export const given = new RegExp(
  `\\b(?:gives?|lends?|volunteers?|commits?|commit to|offers?|needs?|takes?)(?: us| you| about| around| only| just)*( from| at least| up to| at most)? ${figure}(?: ?(?:to|[-–]) ?${figure})? hours (?:a|each|every|per) month\\b`,
  'i',
)

/** The same with nobody who gives it. */
export const bare = new RegExp(
  `(?:^|[.!?]\\s)(?:From |Just |Only |About )?(${figure} ?(?:to|[-–]) ?${figure} hours (?:a|each|every|per) month)(?=[.,])`,
  'gim',
)

/** From how many to how many hours a month each role takes that says it in numbers. */
export function hoursOfRoles(site: SiteFiles): (readonly [number, number])[] {
  return (site.content.get('roles.yaml')?.records ?? []).flatMap(({value}) => {
    const own = value.hours as {from?: unknown; to?: unknown} | undefined
    return typeof own?.from === 'number' && typeof own.to === 'number' ? [[own.from, own.to] as const] : []
  })
}
