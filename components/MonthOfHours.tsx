import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import roles from '../content/roles.yaml'
import {
  color,
  forcedColors,
  minWidth,
  oneColumn,
  panelInset,
  radius,
  size,
  space,
  translucent,
} from './theme.ts'
import {typeset} from './ui/typeset.ts'

interface MonthOfHoursProps {
  /**
   * A sentence or two that explain the squares.
   * @example One sentence.
   */
  children: ReactNode
}

const colours = [color('brass'), color('mintStrong'), color('mulberryStrong')]

/**
 * A drawing of every hour of four weeks. The hours of each volunteer role are coloured, to show how few they
 * are.
 */
export function MonthOfHours({children}: MonthOfHoursProps) {
  return (
    <div css={styles.panel}>
      <div css={styles.words}>{children}</div>
      <svg viewBox="0 0 382 214" strokeWidth="10" aria-hidden="true" css={styles.month}>
        <path d={everyHour} strokeDasharray="10 2 10 2 10 2 10 10" />
        {roles.map(
          ({id, hours}, role) =>
            hours && (
              <g key={id} stroke={colours[role % colours.length]}>
                <path d={hoursOf(role, 0, hours.from)} />
                <path d={hoursOf(role, hours.from, hours.to)} opacity=".55" />
              </g>
            ),
        )}
      </svg>
      <dl css={styles.roles}>
        {roles.map(({id, title, commitment, hours}, role) => (
          <div key={id}>
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <path
                  fill={hours ? colours[role % colours.length] : 'none'}
                  stroke={hours ? 'none' : 'currentColor'}
                  d="M.5.5h9v9h-9z"
                />
              </svg>
              {title}
            </dt>
            <dd>{typeset(commitment)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * The size of an hour and a day in the drawing's units, the waking hours a day (in four rows), the number of
 * weeks.
 */
const [hour, day, wakingHours, weeks] = [12, 56, 16, 4]

const everyHour = Array.from(
  {length: weeks * 4},
  (_, row) => `M0 ${Math.floor(row / 4) * day + (row % 4) * hour + 5}H382`,
).join('')

/**
 * Returns the path of squares for a volunteer role's hours `first` to `last`: on one weekday, spread over
 * weeks.
 */
function hoursOf(role: number, first: number, last: number): string {
  const weekday = (role * 2 + 1) % 7
  return Array.from({length: Math.min(last, wakingHours * weeks)}, (_, index) => {
    const [week, hourOfDay] = [index % weeks, Math.floor(index / weeks)]
    return `M${weekday * day + (hourOfDay % 4) * hour} ${week * day + (3 - Math.floor(hourOfDay / 4)) * hour + 5}h10`
  })
    .slice(first)
    .join('')
}

const styles = {
  panel: css({
    ...oneColumn,
    gap: space[5],
    padding: panelInset,
    color: color('onSpruce'),
    background: color('spruce'),
    // A border that is visible only in forced-colours mode, where the browser removes the background.
    border: '1px solid transparent',
    borderRadius: radius.card,
    [minWidth.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${space[4]} ${space[6]}`,
      '& > svg': {gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center'},
    },
    [minWidth.desktop]: {gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', columnGap: space[7]},
  }),
  words: css({
    alignSelf: 'end',
    fontSize: size.h3,
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-.015em',
  }),
  month: css({
    width: '100%',
    stroke: translucent('onSpruce', 12),
    // Keeps the colours in forced-colours mode, because they identify the roles in the list beside the
    // drawing.
    [forcedColors]: {forcedColorAdjust: 'none', background: color('spruce')},
  }),
  roles: css({
    alignSelf: 'start',
    lineHeight: 1.3,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${space[3]}`,
      paddingBlock: space[2],
      borderTop: `1px solid ${translucent('onSpruce', 25)}`,
    },
    '& dt': {display: 'flex', alignItems: 'baseline', gap: space[2], fontWeight: 700},
    '& svg': {flex: 'none', width: '.7em'},
    '& dd': {color: color('onSpruceSoft'), fontSize: size.note},
  }),
}
