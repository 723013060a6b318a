import {css} from '@emotion/react'
import {color, dodecagon, enlarged, forcedColors, inset, radius, size, space} from '../theme.ts'
import {landscape} from './landscape.ts'

/** What cards share: their two looks, quiet words, tags, facts in pairs, and a list with ticks. */
export const cardStyles = {
  /** For what can be chosen, and for somebody's own words. */
  box: css({
    padding: inset,
    background: color('surface'),
    border: `1px solid ${color('line')}`,
    borderRadius: radius.card,
    [landscape]: {padding: space[4]},
  }),
  /** For what is only read: a rule above it. */
  ruled: css({paddingTop: space[4], borderTop: `3px solid ${color('line')}`}),
  tags: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '& span': {
      padding: '.2rem .65rem',
      fontSize: size.note,
      fontWeight: 600,
      lineHeight: 1.3,
      border: `1px solid ${color('control')}`,
      borderRadius: radius.pill,
    },
  }),
  facts: css({
    display: 'grid',
    width: '100%',
    gap: `${space[1]} ${space[4]}`,
    alignContent: 'start',
    lineHeight: 1.45,
    // No year alone below its day.
    textWrap: 'balance',
    // Neither side so narrow that a usual word breaks.
    gridTemplateColumns: ['auto minmax(0, 1fr)', 'minmax(min(3em, 33%), auto) minmax(min(8em, 58%), 1fr)'],
    [enlarged]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    '& dt': {color: color('inkSoft')},
  }),
  /** The action of a card stands at its foot, a little apart. */
  foot: css({paddingTop: space[2]}),
}

/** A list whose points are ticked off. */
export const ticked = css({
  display: 'grid',
  // In one piece, also beside a longer list.
  alignContent: 'start',
  // As between facts, which may stand beside it.
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.45,
  '& > li': {display: 'flex', gap: '.6rem', padding: 0},
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '.45em',
    height: '.8em',
    margin: '.2em .2em 0 .25em',
    rotate: '42deg',
    border: `solid ${color('primary')}`,
    borderWidth: '0 .14em .14em 0',
  },
})

/** A list whose points are small coins. */
export const coined = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {display: 'flex', gap: '.85rem', alignItems: 'baseline'},
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '.72em',
    height: '.72em',
    background: 'var(--bullet)',
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none', background: 'CanvasText'},
  },
})
