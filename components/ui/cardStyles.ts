import {css} from '@emotion/react'
import {color, enlargedText, inset, radius, size, space} from '../theme.ts'
import {tabletOnly} from './tabletLayout.ts'

/** Styles that cards share: a box round the card or a line above it, tags, pairs of facts, and the foot. */
export const cardStyles = {
  /** A box round the card, for cards that offer a choice, and for quotes. */
  box: css({
    padding: inset,
    background: color('surface'),
    border: `1px solid ${color('line')}`,
    borderRadius: radius.card,
    [tabletOnly]: {padding: space[4]},
  }),
  /** A line above the card, for cards that are only read. */
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
    // Keeps the year of a date from being alone on the last line.
    textWrap: 'balance',
    // Neither column gets so narrow that an ordinary word breaks.
    gridTemplateColumns: ['auto minmax(0, 1fr)', 'minmax(min(3em, 33%), auto) minmax(min(8em, 58%), 1fr)'],
    [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    '& dt': {color: color('inkSoft')},
  }),
  /** For the action at the foot of a card. */
  foot: css({paddingTop: space[2]}),
}
