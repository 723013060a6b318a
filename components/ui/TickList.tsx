import {tickListStyles} from './lists.ts'

/** Short points, each with a tick. */
export function TickList({points}: {points: readonly string[]}) {
  return (
    <ul css={tickListStyles}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
