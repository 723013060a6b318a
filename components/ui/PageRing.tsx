import {css} from '@emotion/react'
import skills from '../../content/skills.yaml'
import {belowDesktop, color, palette} from '../theme.ts'
import {Drawing, drawingArea} from './Drawing.tsx'
import {brightness, Facets, mixColours, sideTextPosition} from './Facets.tsx'

interface PageRingProps {
  /** The ids of the skills to highlight. */
  highlightedSkills: readonly string[]
  /** The drawing in the middle: the name of a file in `components/drawings/`. */
  drawing: string | undefined
}

/**
 * The picture at the top of a page: the page's drawing, inside a ring of the twelve skills if the page
 * teaches any.
 */
export function PageRing({highlightedSkills, drawing}: PageRingProps) {
  const isLit = (side: number) => highlightedSkills.includes(skills[side]?.id ?? '')
  if (highlightedSkills.length === 0)
    return (
      <svg viewBox={drawingArea} aria-hidden="true">
        {drawing && <Drawing name={drawing} />}
      </svg>
    )
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      <Facets
        outer={195}
        inner={112}
        fill={(side) =>
          isLit(side)
            ? color('brass')
            : mixColours(palette.ringLight[0], palette.ringDark[0], brightness(side))
        }
        stroke={color('spruce')}
        strokeWidth={4}
      />
      <g css={names}>
        {skills.map(
          ({id, name}, side) =>
            isLit(side) && (
              <text key={id} {...sideTextPosition(side, 157)}>
                {name}
              </text>
            ),
        )}
      </g>
      {/* Scaled down to fit inside the ring. */}
      <g transform="scale(.88)">{drawing && <Drawing name={drawing} />}</g>
    </svg>
  )
}

// Hides the names of the skills below desktop width, where they would be too small. A list beside the ring
// has them.
const names = css({
  fontSize: '18.5px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: color('onBrass'),
  [belowDesktop]: {display: 'none'},
})
