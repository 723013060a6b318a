import {css} from '@emotion/react'
import {states as cohorts} from '../content/cohorts.yaml'
import {states as events} from '../content/events.yaml'
import {minTargetSize} from './theme.ts'
import type {Label} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'

interface CalendarFeedProps {
  /**
   * The words of the link.
   * @example All our dates for your calendar
   */
  children: Label
}

/**
 * A link to a calendar of all courses and events, which a phone or computer keeps up to date. Shown while at
 * least one of them is still to come.
 */
export function CalendarFeed({children}: CalendarFeedProps) {
  if (!Object.values({...cohorts, ...events}).includes('coming')) return null
  return (
    <p>
      <Link to="/calendar.ics" type="text/calendar" css={styles}>
        {children}
      </Link>
    </p>
  )
}

const styles = css({display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize})
