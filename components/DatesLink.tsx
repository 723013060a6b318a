import doors from '../content/doors.yaml'
import {contactAddressFor} from './ui/contactAddress.ts'
import {type DatedKind, hasDatesAhead} from './ui/dates.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Words} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'

interface DatesLinkProps {
  /** Whether it leads to dates of courses (`cohorts`) or of events. */
  of: DatedKind
}

/**
 * A link to dates while one is still to come, and otherwise to the contact form, to ask for the next ones.
 * Its words are in `content/doors.yaml`.
 */
export function DatesLink({of}: DatesLinkProps): Words {
  const {ahead, none} = findRecord(doors, of, 'content/doors.yaml')
  return hasDatesAhead(of) ? (
    <Link to={ahead.to}>{ahead.text}</Link>
  ) : (
    <Link to={contactAddressFor(of)}>{none}</Link>
  )
}
