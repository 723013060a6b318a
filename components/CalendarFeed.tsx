import type {Label} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'

interface CalendarFeedProps {
  /**
   * The words of the link.
   * @example All our dates for your calendar
   */
  children: Label
}

/** A link to a calendar of all dates, courses and events, that a phone or computer can keep up to date. */
export function CalendarFeed({children}: CalendarFeedProps) {
  return (
    <p>
      <Link to="/calendar.ics" type="text/calendar">
        {children}
      </Link>
    </p>
  )
}
