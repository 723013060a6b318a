import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {minTargetSize} from '../theme.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

/**
 * A link that adds a course or event to the visitor's calendar. `src/document/calendar.ts` makes the linked
 * file.
 */
export function CalendarLink({id, title}: {id: string; title: string}) {
  return (
    // The `type` excludes the link from prefetching (`src/document/speculationRules.ts`).
    <Link to={`/calendar/${id}.ics`} type="text/calendar" css={styles}>
      {labels.addToCalendar}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Link>
  )
}

const styles = css({display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize})
