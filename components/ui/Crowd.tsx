import {color} from '../theme.ts'
import {outlinePath} from './Facets.tsx'

interface CrowdProps {
  /** The number of people, including those at the table. */
  count: number
}

/** A drawing with a dot for each person: eight people around a table, and everybody else beside the table. */
export function Crowd({count}: CrowdProps) {
  const columns = columnSizes(count - seats)
  return (
    <svg viewBox={`-42 -96 ${columns.length * step + 96} 192`} aria-hidden="true">
      <People columns={columns} />
    </svg>
  )
}

function People({columns}: {columns: number[]}) {
  const d = `M${54 - step} 0${columns.map(columnPath).join('')}`
  return (
    <g fill="none" stroke={color('primary')} strokeLinecap="round" strokeWidth="9">
      <path fill={color('brass')} stroke="none" d={outlinePath(26)} />
      <circle r="36" strokeDasharray={`0 ${((72 * Math.PI) / seats).toFixed(2)}`} />
      {/* The same dots in four colours, on top of each other: all, then every third, fourth and fifth. */}
      <path strokeDasharray={`0 ${step}`} d={d} />
      <path stroke={color('brass')} strokeDasharray={`0 ${3 * step}`} d={d} />
      <path stroke={color('mulberry')} strokeDasharray={`0 ${4 * step}`} strokeDashoffset={-step} d={d} />
      <path
        stroke={color('mintStrong')}
        strokeDasharray={`0 ${5 * step}`}
        strokeDashoffset={-2 * step}
        d={d}
      />
    </g>
  )
}

const seats = 8
/** The distance between two dots, in the drawing's units. */
const step = 12

/** Returns the path along the dots of a column: downwards in even columns, and back up in odd ones. */
function columnPath(size: number, column: number, columns: number[]): string {
  const turn = ((size - (columns[column - 1] ?? size)) * step) / 2
  const length = (size - 1) * step + 0.1
  return column % 2 === 0 ? `m${step} ${-turn}v${length}` : `m${step} ${turn}v${-length}`
}

/**
 * Splits people into growing columns. Even and odd sizes alternate, so that dots are level with the gaps
 * beside them.
 */
function columnSizes(count: number): number[] {
  const columns: number[] = []
  for (let left = count; left > 0; ) {
    const size = Math.min(left, 2 * Math.floor(columns.length / 8) + 1 + (columns.length % 2))
    columns.push(size)
    left -= size
  }
  return columns
}
