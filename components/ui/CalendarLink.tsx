import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {target} from '../theme.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

/** A way to put one date into the calendar of a visitor's phone: `src/document/calendar.ts` writes the file. */
export function CalendarLink({id, title}: {id: string; title: string}) {
  return (
    // The type keeps browsers from fetching it ahead (`src/document/document.ts`).
    <Link to={`/calendar/${id}.ics`} type="text/calendar" css={styles}>
      {labels.addToCalendar}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Link>
  )
}

const styles = css({display: 'inline-flex', alignItems: 'center', minHeight: target})
