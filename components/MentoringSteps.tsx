import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color, dodecagon, enlarged, forcedColors, from, radius, size, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'
import {isDrawn, Still} from './ui/Still.tsx'

interface MentoringStepsProps {
  /**
   * A numbered list of four; each point starts with its name in **bold**.
   * @example
   * 1. **First**
   *
   *    What happens first.
   */
  children: NumberedList
}

/** Four steps on the lines of two people: one comes to meet the other, they go side by side, and one goes on further. */
export function MentoringSteps({children}: MentoringStepsProps) {
  return (
    <div css={styles.both}>
      <div aria-hidden="true" css={styles.people}>
        <span>{labels.you}</span>
        <span>{labels.yourMentor}</span>
      </div>
      <div css={styles.drawn}>
        {/* As wide or as high as the list, so that each quarter is a step’s; on its side where the steps stand side by side. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" css={styles.lines}>
          <Still>
            {isDrawn && (
              <g>
                <path stroke={color('control')} d={meetings} strokeWidth="3" />
                <path stroke={color('mulberry')} d="M93 12C93 20 74 14 74 25V77C74 88 93 84 93 94" />
                <path stroke={color('brass')} d="M46 2V77C46 88 18 86 18 97" />
                {/* Not of no length at all, which Safari stretches. */}
                <path stroke={color('mulberry')} strokeWidth="20" d="M93 12h.1M93 94h.1" />
                <path stroke={color('brass')} strokeWidth="28" d="M18 97h.1" />
              </g>
            )}
          </Still>
        </svg>
        {children}
      </div>
    </div>
  )
}

/** A rung between the two lines for each week of half a year. */
const meetings = Array.from({length: 26}, (_, week) => `M46 ${26 + week * 2}h28`).join('')

const station = space[7]

const styles = {
  both: css({
    '& ol': {
      display: 'grid',
      gridAutoRows: '1fr',
      margin: 0,
      padding: 0,
      maxWidth: 'none',
      listStyle: 'none',
      counterReset: 'step',
    },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      alignContent: 'start',
      padding: `0 0 ${space[5]} 6rem`,
      color: color('inkSoft'),
      counterIncrement: 'step',
      [enlarged]: {paddingInlineStart: 0},
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        top: 0,
        left: '1.5rem',
        display: 'grid',
        placeItems: 'center',
        width: station,
        height: station,
        fontSize: size.lead,
        fontWeight: 700,
        lineHeight: 1,
        color: color('onPrimary'),
        background: color('primary'),
        clipPath: dodecagon,
      },
    },
    '& h3': {color: color('ink')},
    [from.desktop]: {
      '& ol': {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
      '& li': {padding: `9rem ${space[6]} 0 0`, '&::before': {top: '3rem', left: 0}},
    },
  }),
  people: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[5]}`,
    marginBottom: space[5],
    fontWeight: 600,
    '& > span': {display: 'flex', alignItems: 'center', gap: space[3]},
    '& > span::before': {
      content: '""',
      width: '1.5em',
      height: '.45em',
      borderRadius: radius.pill,
      background: color('brass'),
    },
    '& > span ~ span::before': {background: color('mulberry')},
  }),
  // Beside the list, and no higher or wider.
  drawn: css({position: 'relative'}),
  lines: css({
    position: 'absolute',
    width: '5rem',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    strokeWidth: 8,
    strokeLinecap: 'round',
    '& path': {vectorEffect: 'non-scaling-stroke', [forcedColors]: {stroke: 'CanvasText'}},
    [enlarged]: {display: 'none'},
    [from.desktop]: {width: '100%', height: '7.5rem', '& g g': {transform: 'matrix(0, 1, 1, 0, 0, 0)'}},
  }),
}
