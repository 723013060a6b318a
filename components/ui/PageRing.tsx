import {css} from '@emotion/react'
import skills from '../../content/skills.yaml'
import {belowDesktop, color, palette} from '../theme.ts'
import {Drawing} from './Drawing.tsx'
import {brightness, Facets, facetPath, mix, sidePlace} from './Facets.tsx'

interface PageRingProps {
  /** The ids of the skills whose sides are lit. */
  lit: readonly string[]
  /** What stands in its middle: the name of a file of `components/drawings/`. */
  drawing: string | undefined
}

/** The ring at the top of a page: twelve sides for the twelve skills, those that the page teaches lit, and a drawing of what it is about. */
export function PageRing({lit, drawing}: PageRingProps) {
  const sides = skills.flatMap(({id}, side) => (lit.includes(id) ? [side] : []))
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      {sides.length < skills.length && (
        <Facets
          outer={195}
          inner={112}
          fill={(side) => mix(palette.ringLight[0], palette.ringDark[0], brightness(side))}
          stroke={color('spruce')}
          strokeWidth={4}
        />
      )}
      {sides.length > 0 && (
        <>
          <g css={[styles.lit, css({[belowDesktop]: {transform: `rotate(${turnToWords(sides)}deg)`}})]}>
            {sides.map((side) => (
              <path key={side} d={facetPath(195, 112)} transform={`rotate(${side * 30})`} />
            ))}
          </g>
          <g css={styles.names}>
            {sides.map((side) => (
              <text key={side} {...sidePlace(side, 152)}>
                {skills[side]?.name}
              </text>
            ))}
          </g>
        </>
      )}
      {drawing && <Drawing name={drawing} />}
    </svg>
  )
}

/** How far the lit sides are turned where the ring stands in the corner above the words: until their middle is at its lower left. */
function turnToWords(sides: number[]): number {
  const sum = (along: (angle: number) => number) => sides.reduce((all, side) => all + along((side * Math.PI) / 6), 0)
  const [x, y] = [sum(Math.sin), sum(Math.cos)]
  // Sides all round have no middle, and are seen from anywhere.
  return Math.hypot(x, y) < 0.01 ? 0 : Math.round(7.5 - (Math.atan2(x, y) / Math.PI) * 6) * 30
}

const styles = {
  lit: css({fill: color('brass'), stroke: color('spruce'), strokeWidth: 4, strokeLinejoin: 'round'}),
  // On a smaller ring they could not be read: there the list beside it shows them.
  names: css({
    fontSize: '21px',
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: color('onBrass'),
    [belowDesktop]: {display: 'none'},
  }),
}
