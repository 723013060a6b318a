import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {color, minWidth, panelInset, radius, size, space, translucent} from './theme.ts'
import type {Item} from './ui/kinds.ts'
import {coinListStyles} from './ui/lists.ts'

interface TopicPanelProps {
  /** `primary` is green, `secondary` is mulberry. */
  colour: 'primary' | 'secondary'
  /**
   * A `###` heading and a list.
   * @example
   * ### The heading
   *
   * - The first point
   * - The second point
   */
  children: ReactNode
}

/** A big panel with a heading and its topics, for one half of what we teach. */
export function TopicPanel({colour, children}: TopicPanelProps): Item {
  return <div css={[styles.panel, styles[colour]]}>{children}</div>
}

const styles = {
  panel: css({
    // The heading and the list of a panel line up with those of the panel beside it.
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gap: space[5],
    padding: panelInset,
    color: color('onSpruce'),
    // A border that is visible only in forced-colours mode, where the browser removes the background.
    border: '1px solid transparent',
    borderRadius: radius.card,
    '& > div': {display: 'contents'},
    '& h3': {fontSize: size.panel},
    '& ul': coinListStyles,
    '& li': {
      paddingBlock: space[2],
      lineHeight: 1.35,
      [minWidth.tablet]: {paddingBlock: space[3], fontSize: size.lead},
      borderTop: `1px solid ${translucent('onSpruce', 25)}`,
    },
  }),
  primary: css({background: color('spruce'), '--bullet': color('brass')}),
  secondary: css({background: color('mulberryPanel'), '--bullet': color('mulberryStrong')}),
}
