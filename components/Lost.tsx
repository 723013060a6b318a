import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {band, bandInset, color, from, inPrint, size, space} from './theme.ts'
import {Facets, facetPath} from './ui/Facets.tsx'
import type {Band} from './ui/kinds.ts'

interface LostProps {
  /**
   * The `#` heading, what may have happened, and the way home.
   * @example
   * # The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** What stands in place of a page that isn't there: a ring with one side fallen out, and a way home. */
export function Lost({children}: LostProps): Band {
  return (
    <div css={styles.ground}>
      <div css={styles.words}>{children}</div>
      <svg viewBox="-200 -200 440 400" aria-hidden="true" focusable="false">
        <Facets outer={175} inner={98} without={2} fill={() => color('mint')} stroke={color('wash')} strokeWidth={6} />
        <path d={facetPath(175, 98)} fill={color('brass')} transform="translate(64 -42) rotate(76)" />
        <text css={styles.code}>404</text>
      </svg>
    </div>
  )
}

const styles = {
  ground: css({
    display: 'grid',
    gap: space[6],
    alignItems: 'center',
    overflow: 'hidden',
    minHeight: '70vh',
    paddingBlock: band,
    paddingInline: bandInset,
    background: color('wash'),
    '& > svg': {width: '100%', maxWidth: '30rem', height: 'auto', marginInline: 'auto', [inPrint]: {display: 'none'}},
    [from.tablet]: {gridTemplateColumns: '1fr 1fr'},
  }),
  words: css({
    display: 'grid',
    gap: space[5],
    '& h1': {fontSize: size.h2},
    '& > p': {fontSize: size.lead, lineHeight: 1.5, color: color('inkSoft')},
  }),
  code: css({
    fontSize: '92px',
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: color('primary'),
  }),
}
