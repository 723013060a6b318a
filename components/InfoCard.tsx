import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import type {IconName} from '../content/icons.ts'
import {color, minTargetSize, minWidth, oneColumn, size, smallPhone, space} from './theme.ts'
import {IconChip} from './ui/IconChip.tsx'

interface InfoCardProps {
  /** The picture: `mail`, `phone`, `map-pin`, `clock` and so on. */
  icon: IconName
  /**
   * A `###` heading, and the information below it.
   * @example
   * ### The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** One piece of practical information beside its picture: a way to reach us, how to get here. */
export function InfoCard({icon, children}: InfoCardProps) {
  return (
    <div css={styles}>
      <IconChip icon={icon} size="small" />
      {children}
    </div>
  )
}

const styles = css({
  ...oneColumn,
  gap: space[4],
  alignContent: 'start',
  paddingTop: space[4],
  borderTop: `1px solid ${color('line')}`,
  color: color('inkSoft'),
  // Hides the icon on a phone, so that the text has the full width.
  '& > span': {display: 'none'},
  [minWidth.tablet]: {gridTemplateColumns: 'auto minmax(0, 1fr)', '& > span': {display: 'grid'}},
  '& > div': {display: 'grid', justifyItems: 'start', gap: space[1]},
  '& h3': {fontSize: size.lead, color: color('ink')},
  '& > div > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: minTargetSize,
    [smallPhone]: {fontSize: size.note},
  },
  '& button': {marginTop: space[2]},
})
