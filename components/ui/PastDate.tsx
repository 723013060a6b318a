import {css, type Interpolation, type Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {AskLink} from './AskLink.tsx'

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
      <AskLink record={id} label={labels.askForNext} about={title} look={look} />
    </p>
  )
}

// In one piece, on a line of its own.
const styles = css({display: 'inline-block'})
