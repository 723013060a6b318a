import type {ReactNode} from 'react'
import notices from '../content/notices.yaml'
import {Actions} from './Actions.tsx'
import {DatesLink} from './DatesLink.tsx'
import {type DatedKind, hasDatesAhead} from './ui/dates.ts'
import {findRecord} from './ui/findRecord.ts'

interface DatesLeadProps {
  /** Whether the text is about dates of courses (`cohorts`) or of events. */
  of: DatedKind
  /**
   * A sentence or two about the dates that are still to come.
   * @example One sentence.
   */
  children: ReactNode
}

/**
 * Text that is shown while a date is still to come. After the last one, the notice `no-dates-open` and a
 * button to ask for the next dates replace it automatically.
 */
export function DatesLead({of, children}: DatesLeadProps) {
  if (hasDatesAhead(of)) return children
  return (
    <>
      <p>{findRecord(notices, 'no-dates-open', 'content/notices.yaml').text.join(' ')}</p>
      <Actions>
        <DatesLink of={of} />
      </Actions>
    </>
  )
}
