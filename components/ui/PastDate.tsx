import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {askAbout} from './askAbout.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface PastDateProps {
  id: string
  title: string
  isOver: boolean
}

/** Says that a date is no longer to come, and leads to where somebody can ask for the next. */
export function PastDate({id, title, isOver}: PastDateProps) {
  return (
    <p>
      {isOver ? labels.isOver : labels.hasStarted}{' '}
      <Link to={askAbout(id)} css={styles}>
        {labels.askForNext}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Link>
    </p>
  )
}

// In one piece, on a line of its own.
const styles = css({display: 'inline-block'})
