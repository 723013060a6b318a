import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandPaddingStyles, inPrint, minWidth, oneColumn, size, space} from './theme.ts'
import type {Band} from './ui/kinds.ts'

interface ColumnsProps {
  /**
   * Two parts, each with its own `##` heading; the first is the wider one. A third is below the second.
   * @example
   * ## The heading
   *
   * One sentence.
   *
   * ## The other heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** Two or three parts of a page beside each other on a wide screen, under each other on a phone. */
export function Columns({children}: ColumnsProps): Band {
  // A `<section>`, like every other part of a page, because the page tints every second `<section>`.
  return <section css={styles}>{children}</section>
}

const styles = css({
  ...oneColumn,
  gap: space[7],
  ...bandPaddingStyles,
  [minWidth.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 23rem)',
    // Spreads the content of a column so that both columns end at the same height.
    '& > section': {alignContent: 'space-between'},
    '&:has(> :nth-of-type(3)) > :first-of-type': {gridRow: '1 / span 2'},
  },
  '& > section': {...oneColumn, gap: space[5]},
  '& h2': {fontSize: size.panel},
  '& > section > ol': {display: 'grid', gap: space[2], margin: 0, paddingInlineStart: '1.25em'},
  '& > section > ul': {margin: 0, paddingInlineStart: '1.25em'},
  '& > section > :is(h3 + p, p + ul)': {marginTop: `-${space[4]}`},
  [inPrint]: {
    // Hides a form in print, and the part of the page after it, which explains what happens once the form is
    // sent.
    '& > section:has(form), & > section:has(form) + section': {display: 'none !important'},
    // For pages that print as a handout, where each part is a grid (`src/document/printStyles.ts`).
    '& > section': {gridTemplateColumns: '1fr 1fr 1fr !important'},
    '& > section > :not(div)': {gridColumn: '1 / -1'},
  },
  // No padding if the columns are inside another `<section>`, which has its own padding.
  'section > &': {padding: 0},
})
