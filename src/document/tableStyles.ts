import type {CSSObject} from '@emotion/react'
import {color, inPrint, smallPhone, space} from '../../components/theme.ts'

/** The background colour of the section that contains the table. */
const ground = `var(--ground, ${color('paper')})`

/** Styles of Markdown tables, for documents that have one. */
export const tableStyles: CSSObject = {
  '[data-table]': {
    borderCollapse: 'collapse',
    width: '100%',
    maxWidth: '60rem',
    lineHeight: 1.45,
    overflowWrap: 'break-word',
    // Small phones, and phones with large text, have room for one cell per row.
    [smallPhone]: {'&, & :is(thead, tbody, tr, th, td)': {display: 'block'}, '& tr > * + *': {paddingTop: 0}},
  },
  '[data-table] :is(th, td)': {
    padding: `${space[3]} 0`,
    paddingInlineEnd: space[4],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color('line')}`,
    [smallPhone]: {borderBottom: 0},
    '&:last-child': {paddingInlineEnd: 0},
    [inPrint]: {paddingBlock: space[1]},
  },
  // In `rem`: with a percentage, browsers would shrink a column with pictures to the width of its longest word.
  '[data-table] img': {maxWidth: '12rem'},
  '[data-table] [align=right]': {textAlign: 'end'},
  '[data-table] [align=center]': {textAlign: 'center'},
  '[data-table] th': {fontWeight: 700, borderBottomColor: color('control')},
  '[data-scrolls]': {
    overflowX: 'auto',
    // A shadow at the edge shows that the table scrolls. The first gradient scrolls along, and covers it at the end.
    background:
      `linear-gradient(270deg, ${ground} 50%, transparent) right / 3rem 100% no-repeat local, ` +
      `linear-gradient(270deg, ${color('line')}, transparent) right / 1.5rem 100% no-repeat`,
  },
}
