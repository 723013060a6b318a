import {ticked} from './lists.ts'

/** Short points, each with a tick. */
export function TickList({points}: {points: readonly string[]}) {
  return (
    <ul css={ticked}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
