import type {ReactNode} from 'react'
import {states as cohorts} from '../content/cohorts.yaml'
import {states as events} from '../content/events.yaml'
import notices from '../content/notices.yaml'
import {findRecord} from './ui/findRecord.ts'

interface DatesLeadProps {
  /** Whether the text is about dates of courses (`cohorts`) or of events. */
  of: 'cohorts' | 'events'
  /**
   * A sentence or two about the dates that are still to come.
   * @example One sentence.
   */
  children: ReactNode
}

const states = {cohorts, events}

/** Text that is shown while a date is still to come. After the last one, the notice `no-dates-open` replaces it automatically. */
export function DatesLead({of, children}: DatesLeadProps) {
  if (Object.values(states[of]).includes('coming')) return children
  return <p>{findRecord(notices, 'no-dates-open', 'content/notices.yaml').text.join(' ')}</p>
}
