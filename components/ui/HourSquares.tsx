import {css} from '@emotion/react'
import {color, forcedColors} from '../theme.ts'
import {isDrawn, Still} from './Still.tsx'

interface Hours {
  from: number
  to: number
}

interface HoursDialProps {
  /** The least and the most it takes in a month; without them it is up to whoever comes. */
  hours: Hours | undefined
  /** Those of everything that it is compared with: all dials are on one scale. */
  among: readonly (Hours | undefined)[]
}

/** Hours as a part of a clock's face: what they come to at least, and paler what they may. The words beside it say the same. */
export function HoursDial({hours, among}: HoursDialProps) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" css={styles}>
      <Still>{isDrawn && <Face hours={hours} among={among} />}</Still>
    </svg>
  )
}

function Face({hours, among}: HoursDialProps) {
  const most = Math.max(1, ...among.map((each) => each?.to ?? 0))
  // Once round is twelve hours, or twice as many where somebody gives more.
  const round = Math.ceil(most / 12) * 12
  return (
    <>
      <circle r="48" fill={color('mint')} />
      {hours && (
        <>
          <path fill={color('primary')} opacity=".45" d={slice(hours.to / round)} />
          <path fill={color('primary')} d={slice(hours.from / round)} />
        </>
      )}
      {/* A mark for each of twelve hours. */}
      <circle
        r="44"
        fill="none"
        stroke={color('primary')}
        strokeWidth="8"
        strokeDasharray="2.5 20.54"
        strokeDashoffset="1.25"
      />
    </>
  )
}

/** A slice of the face, from the top and on clockwise, that is this share of it. */
function slice(share: number): string {
  if (share >= 1) return 'M0-34a34 34 0 1 1-.1 0z'
  const angle = share * 2 * Math.PI
  const [x, y] = [Math.sin(angle) * 34, -Math.cos(angle) * 34].map((each) => each.toFixed(1))
  return `M0 0V-34A34 34 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`
}

const styles = css({flex: 'none', [forcedColors]: {forcedColorAdjust: 'none'}})
