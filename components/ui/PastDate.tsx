import {css, type Interpolation, type Theme} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {ContactLink} from './ContactLink.tsx'

interface PastDateProps {
  id: string
  title: string
  isOver: boolean
  /** The styles of the link. If left out, it looks like a link in a text. */
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

// Moves the whole link to the next line if it doesn't fit beside the text.
const styles = css({display: 'inline-block'})
