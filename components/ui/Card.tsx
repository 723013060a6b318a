import {css, type Interpolation, type Theme} from '@emotion/react'
import type {ReactNode} from 'react'
import {color, space} from '../theme.ts'
import {partsOf} from './Disclosure.tsx'

interface CardProps {
  as?: 'article' | 'figure' | 'li'
  id?: string | undefined
  look: Interpolation<Theme>
  /** The card's parts, stacked. */
  children: ReactNode
}

/** A card in a grid. Its parts line up with those of the cards beside it. */
export function Card({as: Element = 'article', id, look, children}: CardProps) {
  // Spans one grid row for each part of the card. Counts them here, because CSS can't count children.
  const rows = css({gridRow: `span ${partsOf(children).length}`})
  return (
    <Element id={id} css={[styles, rows, look]}>
      {children}
    </Element>
  )
}

const styles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[3],
  '& > p': {color: color('inkSoft'), textWrap: 'balance'},
})
