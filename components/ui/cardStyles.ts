import {css} from '@emotion/react'
import {color, enlarged, inset, radius, size, space} from '../theme.ts'
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
