import {css, type Interpolation, type Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {askAbout} from './askAbout.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface PastDateProps {
  id: string
  title: string
  isOver: boolean
  /** How the link looks, where it is the button of a card. */
  look?: Interpolation<Theme>
}

/** Says that a date is no longer to come, and leads to where somebody can ask for the next. */
export function PastDate({id, title, isOver, look = styles}: PastDateProps) {
  return (
    <p>
      {isOver ? labels.isOver : labels.hasStarted}{' '}
      <Link to={askAbout(id)} css={look}>
        {labels.askForNext}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Link>
    </p>
  )
}

// In one piece, on a line of its own.
const styles = css({display: 'inline-block'})
