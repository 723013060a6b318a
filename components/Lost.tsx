import {css, keyframes} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandPaddingStyles, color, minWidth, motionAllowed, palette, size, space} from './theme.ts'
import {brightness, Facets, facetPath, mixColours} from './ui/Facets.tsx'
import type {Opening} from './ui/kinds.ts'

interface LostProps {
  /**
   * The `#` heading, what may have happened, and a link home.
   * @example
   * # The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/**
 * The top of the “page not found” page: a drawing of a ring that has lost one of its sides, and a link home.
 */
export function Lost({children}: LostProps): Opening {
  return (
    <div css={styles.ground}>
      <div css={styles.words}>{children}</div>
      <svg viewBox="-180 -180 425 390" aria-hidden="true">
        <Facets
          outer={175}
          inner={98}
          omittedSide={2}
          fill={sideColour}
          stroke={color('wash')}
          strokeWidth={6}
        />
        {/* The side that fell out, beside the ring. */}
        <g css={styles.fallen}>
          <path
            d={facetPath(175, 98)}
            fill={color('brass')}
            stroke={sideColour(6)}
            strokeWidth={5}
            transform="translate(150 18) rotate(166)"
          />
        </g>
        <text css={styles.code}>404</text>
      </svg>
    </div>
  )
}

/**
 * Returns the colour of a side of the ring, which contrasts with the page's background in light and dark
 * mode.
 */
function sideColour(side: number): string {
  return mixColours(palette.ringLight[0], palette.ringDark[0], 0.75 + brightness(side) / 4)
}

// The side falls from its gap to its final position. The last keyframe is explicit: browsers differ on
// implied ones.
const drop = keyframes({
  from: {transform: 'rotate(-106deg) translate(-150px, -18px)'},
  to: {transform: 'rotate(0deg) translate(0px, 0px)'},
})

const styles = {
  ground: css({
    display: 'grid',
    gap: space[6],
    alignItems: 'center',
    overflow: 'hidden',
    minHeight: '70vh',
    ...bandPaddingStyles,
    background: color('wash'),
    '& > svg': {width: '100%', maxWidth: '32rem', height: 'auto', marginInline: 'auto'},
    [minWidth.tablet]: {gridTemplateColumns: '1fr 1fr'},
  }),
  words: css({
    display: 'grid',
    gap: space[5],
    '& h1': {fontSize: size.h2},
    '& > p': {fontSize: size.lead, lineHeight: 1.5, color: color('inkSoft')},
  }),
  fallen: css({[motionAllowed]: {animation: `${drop} .6s .4s ease-in backwards`}}),
  code: css({
    fontSize: '92px',
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: color('primary'),
  }),
}
