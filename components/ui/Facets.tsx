import type {ReactNode} from 'react'

interface FacetsProps {
  /** The distance from the centre to the outer corners, in the drawing's units. */
  outer: number
  /** The distance from the centre to the inner corners. */
  inner: number
  /** Returns the paint of a facet (a side of the coin). Facets are numbered clockwise, from 0 at the top. */
  fill: (facet: number) => string
  /** The colour of the joints between the facets. */
  stroke?: string
  strokeWidth?: number
  /** The number of a facet to leave out. */
  omittedSide?: number
}

/** The twelve sides of a coin like the charity's logo, centred at 0,0 of an SVG drawing. */
export function Facets({outer, inner, fill, stroke, strokeWidth, omittedSide}: FacetsProps): ReactNode {
  const shape = facetPath(outer, inner)
  return (
    <g stroke={stroke} strokeWidth={strokeWidth} strokeLinejoin="round">
      {sides.map(
        (side) =>
          side !== omittedSide && (
            <path
              key={side}
              d={shape}
              fill={fill(side)}
              transform={side === 0 ? undefined : `rotate(${side * 30})`}
            />
          ),
      )}
    </g>
  )
}

export const sides = Array.from({length: 12}, (_, side) => side)

/** Returns the path of the facet at the top, between two dodecagons. */
export function facetPath(outer: number, inner: number): string {
  const [[x, y], [within, top]] = [corner(outer, 15), corner(inner, 15)]
  return `M${-x} ${y}H${x}L${within} ${top}H${-within}z`
}

/** Returns the path of a dodecagon. */
export function outlinePath(radius: number): string {
  return `M${sides.map((side) => corner(radius, side * 30 - 15).join(' ')).join('L')}z`
}

/** Returns the point at `degrees` clockwise from the top. */
function corner(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  const round = (distance: number) => Math.round(distance * 10) / 10
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

/**
 * Returns the position of the text in the middle of a facet. In the lower half the text is turned to stay
 * upright.
 */
export function sideTextPosition(side: number, radius: number): {y: number; transform?: string} {
  const isLower = side > 3 && side < 9
  const turn = isLower ? side * 30 - 180 : side * 30
  return {y: isLower ? radius : -radius, ...(turn !== 0 && {transform: `rotate(${turn})`})}
}

/** Returns how much light falls on a facet: from 1 at the top left to 0 at the bottom right. */
export function brightness(side: number): number {
  return (1 + Math.cos(((side + 1) * Math.PI) / 6)) / 2
}

/** Mixes two hex colours. `share`, from 0 to 1, is the proportion of the first. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (from: number) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
