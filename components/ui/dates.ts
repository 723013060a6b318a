import {states as cohorts} from '../../content/cohorts.yaml'
import {states as events} from '../../content/events.yaml'

/** The kinds of records with dates. */
export type DatedKind = 'cohorts' | 'events'

const states = {cohorts, events}

/** Whether a date of this kind is still to come. Everything on the site that depends on it asks here. */
export function hasDatesAhead(kind: DatedKind): boolean {
  return Object.values(states[kind]).includes('coming')
}
