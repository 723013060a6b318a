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
  },
  '[data-table] :is(th, td)': {
    padding: `${space[3]} 0`,
    paddingInlineEnd: space[4],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color('line')}`,
    '&:last-child': {paddingInlineEnd: 0},
    [inPrint]: {paddingBlock: '.125rem'},
  },
  // In `rem`: with a percentage, browsers would shrink a column with pictures to the width of its longest
  // word.
  '[data-table] img': {maxWidth: '12rem'},
  '[data-table] [align=right]': {textAlign: 'end'},
  '[data-table] [align=center]': {textAlign: 'center'},
  '[data-table] th': {fontWeight: 700},
  '[data-table] thead th': {borderBottomColor: color('control')},
  // The first cell of a row is its header for screen readers. Only where it is above the others, it looks
  // like one.
  '[data-table] tbody th': {fontWeight: 400},
  // On small phones, and on phones with large text, the first cell of a row is above the others, like a
  // label. Not in tables with many columns, which scroll: their head could not be above the cells that it
  // labels.
  '[data-table]:not([data-scrolls] > *)': {
    [smallPhone]: {
      '&, & :is(thead, tbody)': {display: 'block'},
      '& tr': {
        display: 'grid',
        // Two cells fit side by side, except where text is enlarged to more than about 150 %.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
        gap: `${space[1]} ${space[3]}`,
        paddingBlock: space[3],
        borderBottom: `1px solid ${color('line')}`,
      },
      '& :is(th, td)': {padding: 0, borderBottom: 0},
      '& tbody th': {fontWeight: 600},
      '& tr > :is(:first-child, :nth-child(2):last-child)': {gridColumn: '1 / -1'},
      // The head labels the cells that are side by side. A head whose cells would be below each other labels
      // none.
      '& thead th:is(:first-child, :nth-child(2):last-child)': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '& thead tr:has(> :nth-child(2):last-child)': {padding: 0},
    },
  },
  '[data-scrolls]': {
    overflowX: 'auto',
    // A shadow at the edge shows that the table scrolls. The first gradient scrolls along, and covers it at
    // the end.
    background:
      `linear-gradient(270deg, ${ground} 50%, transparent) right / 3rem 100% no-repeat local, ` +
      `linear-gradient(270deg, ${color('line')}, transparent) right / 1.5rem 100% no-repeat`,
  },
}
