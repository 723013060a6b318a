import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color, enlargedText, forcedColors, minWidth, radius, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'
import {stepListStyles} from './ui/lists.ts'

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

/**
 * Four steps beside a drawing of two lines, one for each person: they meet, run side by side, and one goes
 * further.
 */
export function MentoringSteps({children}: MentoringStepsProps) {
  return (
    <div>
      <div aria-hidden="true" css={styles.people}>
        <span>{labels.you}</span>
        <span>{labels.yourMentor}</span>
      </div>
      <div css={styles.drawn}>
        {/* The drawing is as high as the list: a quarter for each step. Where steps are in a row, it is rotated. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" css={styles.lines}>
          <g>
            <path stroke={color('control')} d={meetings} strokeWidth="3" />
            <path stroke={color('mulberry')} d="M93 12C93 20 74 14 74 25V77C74 88 93 84 93 94" />
            <path stroke={color('brass')} d="M46 2V77C46 88 18 86 18 97" />
            {/* Dots, as very short lines: Safari distorts lines of zero length. */}
            <path stroke={color('mulberry')} strokeWidth="20" d="M93 12h.1M93 94h.1" />
            <path stroke={color('brass')} strokeWidth="28" d="M18 97h.1" />
          </g>
        </svg>
        {children}
      </div>
    </div>
  )
}

/** The path of 26 rungs between the two lines, one for each weekly meeting in half a year. */
const meetings = Array.from({length: 26}, (_, week) => `M46 ${26 + week * 2}h28`).join('')

const styles = {
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
  // Contains the drawing and the list. The drawing is as high as the list, or as wide where the steps are in
  // a row.
  drawn: css(stepListStyles, {
    position: 'relative',
    '--coin': '1.5rem',
    '--words': '6rem',
    '& > ol': {gridAutoRows: '1fr', [minWidth.desktop]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'}},
    '& li': {paddingBottom: space[5]},
    [minWidth.desktop]: {
      '--coin': 0,
      '--words': 0,
      '& li': {paddingBlock: '9rem 0', paddingInlineEnd: space[6], '&::before': {top: '3rem'}},
    },
  }),
  lines: css({
    position: 'absolute',
    width: '5rem',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    strokeWidth: 8,
    strokeLinecap: 'round',
    '& path': {vectorEffect: 'non-scaling-stroke', [forcedColors]: {stroke: 'CanvasText'}},
    [enlargedText]: {display: 'none'},
    [minWidth.desktop]: {width: '100%', height: '7.5rem', '& g': {transform: 'matrix(0, 1, 1, 0, 0, 0)'}},
  }),
}
