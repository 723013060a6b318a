import {css, type Interpolation, type Theme} from '@emotion/react'
import type {ReactNode} from 'react'
import {color, space} from '../theme.ts'
import {partsOf} from './Fold.tsx'

interface CardProps {
  as?: 'article' | 'figure' | 'li'
  id?: string | undefined
  look: Interpolation<Theme>
  /** Its parts, under each other. */
  children: ReactNode
}

/** One of several things beside each other, whose parts stand in line with those of its neighbours. */
export function Card({as: Element = 'article', id, look, children}: CardProps) {
  // As many rows of the grid as it has parts: they are counted here, because CSS can't.
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
