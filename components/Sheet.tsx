import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {
  color,
  enlargedText,
  inPrint,
  inset,
  minWidth,
  oneColumn,
  plainList,
  radius,
  size,
  space,
} from './theme.ts'

interface SheetProps {
  /**
   * A `###` heading, a list with a figure in **bold** at the end of each line (the last line is the result),
   * and a numbered list of notes.
   * @example
   * ### The name of the sheet
   *
   * - Pay **£900**
   * - Left over **£80**
   *
   * 1. The first note.
   */
  children: ReactNode
}

/** A sheet of paper that somebody has filled in: lines with figures, and notes in the margin. */
export function Sheet({children}: SheetProps) {
  return <div css={styles}>{children}</div>
}

const ground = `var(--ground, ${color('paper')})`
const punched = (top: string) =>
  `radial-gradient(circle at 1.5rem ${top}, ${ground} .5rem, transparent calc(.5rem + .5px))`

const styles = css({
  position: 'relative',
  padding: inset,
  background: color('surface'),
  border: `1px solid ${color('line')}`,
  borderRadius: `${radius.control} 0 ${radius.control} ${radius.control}`,
  // The folded corner of the sheet.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -1,
    right: -1,
    width: space[7],
    height: space[7],
    background: `linear-gradient(45deg, ${color('line')} 50%, ${ground} 50.5%)`,
    [inPrint]: {content: 'none'},
  },
  [minWidth.tablet]: {
    paddingInlineStart: '4rem',
    background: `${punched('25%')}, ${punched('75%')}, ${color('surface')}`,
  },
  '& > div': {
    ...oneColumn,
    gap: `${space[4]} ${space[6]}`,
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > h3, & > ul': {gridColumn: 1},
    },
  },
  '& h3': {paddingInlineEnd: space[6]},
  '& ul': {...plainList},
  '& ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    padding: `${space[1]} ${space[2]}`,
    borderBottom: `1px solid ${color('line')}`,
  },
  // The figures are coloured as if written by hand, and the last line is highlighted.
  '& strong': {color: color('primary'), whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums'},
  '& ul > li:last-child': {
    fontWeight: 700,
    background: color('brassTint'),
    borderBottom: `3px double ${color('primary')}`,
  },
  '& ol': {
    display: 'grid',
    alignContent: 'center',
    gap: space[2],
    margin: 0,
    paddingInlineStart: '1.25em',
    [enlargedText]: {padding: 0, listStylePosition: 'inside'},
    color: color('primary'),
    fontSize: size.lead,
    fontWeight: 600,
    lineHeight: 1.35,
    [minWidth.desktop]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      borderInlineStart: `2px solid ${color('brass')}`,
      paddingInlineStart: space[7],
    },
  },
})
