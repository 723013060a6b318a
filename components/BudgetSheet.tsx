import {css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import {color, inPrint, inset, minWidth, radius, size, space} from './theme.ts'

interface BudgetSheetProps {
  /**
   * A `###` heading for each part, and below it a table whose last column is empty. The last part is the result.
   * @example
   * ### The heading
   *
   * | What | Example | You |
   * |---|---:|---|
   * | Pay | £1,450 | |
   */
  children: ReactNode
}

/** A sheet to print and fill in by hand: amounts of an example, with space beside them for your own. */
export function BudgetSheet({children}: BudgetSheetProps) {
  const parts = Children.toArray(children).filter(isValidElement)
  return (
    <div css={styles.sheet}>
      {parts.slice(0, -1)}
      <div css={styles.result}>{parts[parts.length - 1]}</div>
    </div>
  )
}

const narrow = {gridTemplateColumns: 'minmax(0, 1fr)'}
const part = {display: 'grid', ...narrow, alignContent: 'start', gap: space[2], padding: inset}

// Two columns, like a folded sheet: the second part is on the right, the other parts are on the left.
const halves = {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}
const folded = {
  ...halves,
  '& > :nth-of-type(2)': {gridArea: '1 / 2 / span 2', borderInlineStart: `1px dashed ${color('control')}`},
}
const across = {
  gridColumn: '1 / -1',
  '& > div': {...halves, columnGap: `calc(2 * ${inset[0]})`},
  '& table': {gridArea: '1 / 2 / span 2'},
}

const styles = {
  sheet: css({
    display: 'grid',
    ...narrow,
    background: color('surface'),
    border: `1px solid ${color('line')}`,
    borderTop: `.5rem solid ${color('brass')}`,
    borderRadius: radius.control,
    [minWidth.desktop]: folded,
    [inPrint]: folded,
    '& > div': part,
    '& table': {fontVariantNumeric: 'tabular-nums'},
    '& th': {paddingBlock: '0 !important', fontSize: size.note, color: color('inkSoft')},
    '& td': {verticalAlign: 'middle !important'},
    '& :is(th, td):nth-of-type(3)': {width: '32%'},
    // An empty cell shows “£” and a dotted line to write on with a pen.
    '& td:empty::before': {
      content: '"£" / ""',
      display: 'block',
      color: color('inkSoft'),
      borderBottom: `2px dotted ${color('control')}`,
      [inPrint]: {paddingTop: space[2]},
    },
  }),
  // The last part of the sheet, which shows the total.
  result: css({
    background: color('brassTint'),
    '& > div': {...part, padding: 0},
    '& tr:last-of-type > td': {fontSize: size.lead, borderBottom: 0},
    [minWidth.desktop]: across,
    [inPrint]: across,
  }),
}
