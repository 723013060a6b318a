import {css} from '@emotion/react'
import {daysIn, minutesSinceMidnight, weekdays} from '../content/hours.ts'
import site from '../content/site.yaml'
import {color, forcedColors, minWidth, smallPhone, space} from './theme.ts'
import {typeset} from './ui/typeset.ts'

/**
 * When somebody is there to answer: the hours in `content/site.yaml`, as text and as a drawing of the week.
 */
export function OfficeHours() {
  return (
    <>
      <Week />
      <dl css={hours}>
        {site.hours.map(({days, opens, closes}) => (
          <div key={days}>
            <dt>{days.replace('-', '–')}</dt>
            <dd>{typeset(`${opens}–${closes}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/**
 * A drawing of a week with a speech bubble over the opening hours of each day. A list below has the hours as
 * text.
 */
function Week() {
  return (
    <svg viewBox="0 0 350 196" aria-hidden="true" css={week}>
      <Days />
    </svg>
  )
}

/** The left edge of the first day, and the distance from one day to the next, in the drawing's units. */
const left = 56
const step = 42
/**
 * The upper edge and the height of the area for the hours, below the names of the days, in the drawing's
 * units.
 */
const top = 26
const height = 150

function Days() {
  const open = site.hours.flatMap(({days, opens, closes}) =>
    daysIn(days).map((day) => ({
      x: leftOf(day),
      from: minutesSinceMidnight(opens) / 60,
      to: minutesSinceMidnight(closes) / 60,
    })),
  )
  const first = Math.floor(Math.min(...open.map(({from}) => from)) / 3) * 3
  const last = Math.ceil(Math.max(...open.map(({to}) => to)) / 3) * 3
  const y = (hour: number) => Math.round(top + ((hour - first) / (last - first)) * height)
  const marks = Array.from({length: (last - first) / 3 + 1}, (_, index) => first + index * 3)
  return (
    <>
      <path
        stroke={color('line')}
        strokeWidth="2"
        d={marks.map((hour) => `M${left - 4} ${y(hour)}H345`).join('')}
      />
      {marks.map((hour) => (
        <text key={hour} x="0" y={y(hour) + 5}>{`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}</text>
      ))}
      {weekdays.map((day) => (
        <text key={day} x={leftOf(day) + 16.5} y="17" textAnchor="middle">
          {day.slice(0, 3)}
        </text>
      ))}
      <path
        fill={color('brass')}
        d={open.map(({x, from, to}) => bubble(x, y(from), y(to) - y(from))).join('')}
      />
      {/* Three dots in each bubble, as in a chat while somebody is typing. */}
      <path
        stroke={color('onBrass')}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 8"
        d={open.map(({x, from, to}) => `M${x + 8} ${(y(from) + y(to)) / 2}h17`).join('')}
      />
    </>
  )
}

/** Returns the horizontal position of a day of the week, in the drawing's units. */
function leftOf(day: string): number {
  return left + weekdays.indexOf(day) * step
}

/** Returns the path of a speech bubble with cut corners and a tail at the foot. */
function bubble(x: number, y: number, high: number): string {
  const side = high - 14
  return `M${x + 7} ${y}h19l7 7v${side}l-7 7h-7l-9 9v-9h-3l-7-7v-${side}z`
}

const week = css({
  width: '100%',
  // Font sizes in the drawing's units. They are smaller in a wide window, where the whole drawing is
  // enlarged.
  '& text': {fontSize: 15, fill: 'currentColor', [minWidth.tablet]: {fontSize: 10}},
  [forcedColors]: {forcedColorAdjust: 'none'},
})

const hours = css({
  // Reduces the gap between the list and the drawing above.
  marginTop: `-${space[5]}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    columnGap: space[3],
  },
  '& dt': {fontWeight: 700},
  // In a wide window all text is beside the drawing.
  [minWidth.desktop]: {
    'section:has(> &)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      rowGap: space[4],
      '& > *': {margin: 0},
    },
    'section:has(> &) > svg': {gridArea: '1 / 2 / span 6'},
  },
})
