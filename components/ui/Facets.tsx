import type {ReactNode} from 'react'

interface FacetsProps {
  /** Distance from the centre to the outer and the inner corners, in the drawing's units. */
  outer: number
  inner: number
  /** The paint of each facet, by its number from 0 at the top and on clockwise. */
  fill: (facet: number) => string
  /** The joint between the facets. */
  stroke?: string
  strokeWidth?: number
  /** Facets to leave out. */
  without?: number
}

/** The twelve sides of the coin, round the point 0,0 of an SVG drawing. */
export function Facets({outer, inner, fill, stroke, strokeWidth, without}: FacetsProps): ReactNode {
  const shape = facetPath(outer, inner)
  return (
    <g stroke={stroke} strokeWidth={strokeWidth} strokeLinejoin="round">
      {sides.map(
        (side) =>
          side !== without && (
            <path key={side} d={shape} fill={fill(side)} transform={side === 0 ? undefined : `rotate(${side * 30})`} />
          ),
      )}
    </g>
  )
}

/** The numbers of the twelve sides. */
export const sides = Array.from({length: 12}, (_, side) => side)

/** The outline of the facet at the top, between two dodecagons. */
export function facetPath(outer: number, inner: number): string {
  const [[x, y], [within, top]] = [corner(outer, 15), corner(inner, 15)]
  return `M${-x} ${y}H${x}L${within} ${top}H${-within}z`
}

/** The outline of a whole dodecagon. */
export function outlinePath(radius: number): string {
  return `M${sides.map((side) => corner(radius, side * 30 - 15).join(' ')).join('L')}z`
}

/** A point at that many degrees clockwise from the top. */
function corner(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  const round = (distance: number) => Math.round(distance * 10) / 10
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

/** Where the word of a side stands in the middle of its facet; those of the lower half are turned round, so that none stands on its head. */
export function sidePlace(side: number, radius: number): {y: number; transform?: string} {
  const isLower = side > 3 && side < 9
  const turn = isLower ? side * 30 - 180 : side * 30
  return {y: isLower ? radius : -radius, ...(turn !== 0 && {transform: `rotate(${turn})`})}
}

/** Light on metal: how bright facet `side` is, from 1 at the top left to 0 at the bottom right. */
export function brightness(side: number): number {
  return (1 + Math.cos(((side + 1) * Math.PI) / 6)) / 2
}

/** A colour between two hex colours: `share` of the first, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (from: number) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number]
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
