import {css, type Interpolation, type Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {ContactLink} from './ContactLink.tsx'

interface PastDateProps {
  id: string
  title: string
  isOver: boolean
  /** The styles of the link, if it is the button of a card. */
  look?: Interpolation<Theme>
}

/** States that a course or event has started or is over, with a link to ask about the next one. */
export function PastDate({id, title, isOver, look = styles}: PastDateProps) {
  return (
    <p>
      {isOver ? labels.isOver : labels.hasStarted}{' '}
      <ContactLink record={id} label={labels.askForNext} about={title} look={look} />
    </p>
  )
}

// Keeps the link together, on a line of its own.
const styles = css({display: 'inline-block'})
