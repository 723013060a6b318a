import {css} from '@emotion/react'
import skills from '../../content/skills.yaml'
import {belowDesktop, color, palette} from '../theme.ts'
import {Drawing} from './Drawing.tsx'
import {brightness, Facets, mix, sidePlace} from './Facets.tsx'

interface PageRingProps {
  /** The ids of the skills whose sides are lit. */
  lit: readonly string[]
  /** What stands in its middle: the name of a file of `components/drawings/`. */
  drawing: string | undefined
}

/** The picture at the top of a page: what it is about, and round it the twelve sides of the coin where it teaches some of them. */
export function PageRing({lit, drawing}: PageRingProps) {
  const isLit = (side: number) => lit.includes(skills[side]?.id ?? '')
  if (lit.length === 0)
    return (
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        {drawing && <Drawing name={drawing} />}
      </svg>
    )
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      <Facets
        outer={195}
        inner={112}
        fill={(side) =>
          isLit(side) ? color('brass') : mix(palette.ringLight[0], palette.ringDark[0], brightness(side))
        }
        stroke={color('spruce')}
        strokeWidth={4}
      />
      <g css={names}>
        {skills.map(
          ({id, name}, side) =>
            isLit(side) && (
              <text key={id} {...sidePlace(side, 157)}>
                {name}
              </text>
            ),
        )}
      </g>
      {/* Clear of the sides. */}
      <g transform="scale(.88)">{drawing && <Drawing name={drawing} />}</g>
    </svg>
  )
}

// On a smaller ring they could not be read: there the list beside it shows them.
const names = css({
  fontSize: '18.5px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: color('onBrass'),
  [belowDesktop]: {display: 'none'},
})
