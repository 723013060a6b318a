import {css} from '@emotion/react'
import situations from '../content/situations.yaml'
import {color, inPrint, radius, size, space} from './theme.ts'
import {cardStyles} from './ui/cardStyles.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {SourceLink} from './ui/SourceLink.tsx'
import {summaryStyle} from './ui/summaryStyle.ts'

interface SituationCardProps {
  /** The letter’s or message’s `id` in `content/situations.yaml`. */
  situation: string
}

/**
 * A letter or message about money that people get. Visitors open the one that they have, to read what it
 * means.
 */
export function SituationCard({situation: id}: SituationCardProps): Item {
  const {kind, what, means, source} = findRecord(situations, id, 'content/situations.yaml')
  return (
    <details data-answer="" css={[cardStyles.box, styles.card, styles[kind]]}>
      <summary css={summaryStyle}>{what}</summary>
      <p>
        {means} <SourceLink source={source} about={what} />
      </p>
    </details>
  )
}

const styles = {
  card: css({
    '&&': {padding: 0},
    // The `<summary>` has the padding of the card, so that a click anywhere on a closed card opens it.
    '& > summary': {
      padding: `${space[3]} ${space[4]}`,
      marginInline: 0,
      borderRadius: 'inherit',
      fontSize: size.body,
    },
    '&:not([open]) > summary': {minHeight: '100%'},
    '& > p': {maxWidth: 'none', margin: space[4], marginTop: 0, lineHeight: 1.5, color: color('inkSoft')},
    [inPrint]: {
      '& > summary': {padding: `${space[1]} ${space[2]} 0`, '&::after': {display: 'none'}},
      '& > p': {margin: `0 ${space[2]} ${space[1]} !important`},
    },
  }),
  // A sheet with the coloured edge of a final reminder.
  letter: css({borderRadius: radius.control, borderInlineStart: `.5rem solid ${color('mulberry')}`}),
  // A speech bubble, which comes from the left.
  message: css({
    borderEndStartRadius: 0,
    background: color('mint'),
    borderColor: 'transparent',
  }),
}
