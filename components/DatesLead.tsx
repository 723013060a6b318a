import type {ReactNode} from 'react'
import {states as cohorts} from '../content/cohorts.yaml'
import {states as events} from '../content/events.yaml'
import notices from '../content/notices.yaml'
import {find} from './ui/find.ts'

interface DatesLeadProps {
  /** Whose dates they are. */
  of: 'cohorts' | 'events'
  /**
   * A sentence or two about the dates that are to come.
   * @example One sentence.
   */
  children: ReactNode
}

const states = {cohorts, events}

/** What is true only while a date is to come. Once all of them are over, the notice `no-dates-open` stands there by itself. */
export function DatesLead({of, children}: DatesLeadProps) {
  if (Object.values(states[of]).includes('coming')) return children
  return <p>{find(notices, 'no-dates-open', 'content/notices.yaml').text.join(' ')}</p>
}
