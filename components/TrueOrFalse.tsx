import {css} from '@emotion/react'
import claims from '../content/claims.yaml'
import * as labels from '../content/labels.yaml'
import {color, inPrint, inset, radius, size, space} from './theme.ts'
import {cardStyles} from './ui/cardStyles.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {summaryStyle} from './ui/summaryStyle.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface TrueOrFalseProps {
  /** The claim’s `id` in `content/claims.yaml`. */
  claim: string
}

/**
 * A card with something that people say about money. Visitors guess if it is true, and open it for the
 * answer.
 */
export function TrueOrFalse({claim: id}: TrueOrFalseProps): Item {
  const {claim, verdict, why} = findRecord(claims, id, 'content/claims.yaml')
  return (
    <details data-answer="" css={[cardStyles.box, styles.card]}>
      <summary css={summaryStyle}>
        {/* For screen readers and the search: a claim alone would be read as a fact. */}
        <span>
          <VisuallyHidden>{`${labels.trueOrFalse} `}</VisuallyHidden>
          {claim}
        </span>
      </summary>
      <p css={[styles.stamp, styles[verdict]]}>{verdict === 'fact' ? labels.isTrue : labels.isFalse}</p>
      <p>{why}</p>
    </details>
  )
}

const styles = {
  card: css({
    '&&': {padding: 0},
    // The `<summary>` has the padding of the card, so that a click anywhere on a closed card opens it.
    '& > summary': {
      alignItems: 'flex-start',
      padding: inset,
      marginInline: 0,
      borderRadius: 'inherit',
      '&::after': {marginTop: '.15em'},
    },
    '&:not([open]) > summary': {minHeight: '100%'},
    [inPrint]: {
      '& > summary': {padding: `${space[2]} ${space[3]} ${space[1]}`, '&::after': {display: 'none'}},
      '& > p': {margin: `0 ${space[3]} ${space[2]} !important`},
    },
    '& > p': {maxWidth: 'none', margin: inset, marginTop: 0},
    '& > p:last-child': {color: color('inkSoft')},
  }),
  stamp: css({
    width: 'fit-content',
    padding: `0 ${space[3]}`,
    fontSize: size.h3,
    fontWeight: 700,
    lineHeight: 1.4,
    border: '3px solid currentColor',
    borderRadius: radius.control,
    rotate: '-3deg',
    [inPrint]: {fontSize: size.note, lineHeight: 1.25, borderWidth: 2},
  }),
  fact: css({color: color('primary')}),
  myth: css({color: color('mulberry')}),
}
