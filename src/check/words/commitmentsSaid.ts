import {fieldAt} from '../content/advice/fieldAt.ts'
import {placeOf} from '../places.ts'
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

/** What a role takes in a month, from how many hours to how many, and where it says so. */
export interface Commitment {
  title: string
  /** `4-6 hours/month` */
  commitment: string
  from: number
  to: number
  /** `line 24 of content/roles.yaml` */
  place: string
}

/** What each role takes that says it in numbers. */
export function commitmentsOf(site: SiteFiles): Commitment[] {
  const file = site.content.get('roles.yaml')
  return (file?.records ?? []).flatMap(({value}, index) => {
    const {from, to} = (value.hours ?? {}) as {from?: unknown; to?: unknown}
    if (!file || typeof from !== 'number' || typeof to !== 'number') return []
    const {line} = placeOf(file.text, fieldAt(file, index, 'commitment'))
    return [
      {
        title: String(value.title),
        commitment: String(value.commitment),
        from,
        to,
        place: `line ${line} of content/${file.name}`,
      },
    ]
  })
}

/** The one that words mean which have other hours: none is as near. */
export function meantCommitment(from: number, to: number, all: Commitment[]): Commitment | undefined {
  const away = (own: Commitment) => Math.abs(own.from - from) + Math.abs(own.to - to)
  const [nearest, next] = [...all].sort((one, other) => away(one) - away(other))
  const isSure =
    nearest && (!next || away(nearest) < away(next) || (nearest.from === next.from && nearest.to === next.to))
  return isSure ? nearest : undefined
}
