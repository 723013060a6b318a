import {css} from '@emotion/react'
import {Children, isValidElement} from 'react'
import * as labels from '../content/labels.yaml'
import {color, plainList, radius, space} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'
import type {Rows} from './ui/kinds.ts'

interface TaskListProps {
  /**
   * The tasks, one `TaskRow` each.
   * @example <TaskRow />
   */
  children: Rows
}

/**
 * A list to tick off, on screen or on paper, which says how many are done. It needs no script, and stores
 * nothing.
 */
export function TaskList({children}: TaskListProps) {
  const count = Children.toArray(children).filter(isValidElement).length
  return (
    <div css={styles}>
      <ul css={evenRows(20, children)}>{children}</ul>
      {/* The CSS counter `done` comes before these words. */}
      <p data-screen="">{labels.ticked.replace('{number}', String(count))}</p>
    </div>
  )
}

const styles = css({
  display: 'grid',
  gap: space[3],
  counterReset: 'done',
  '& > ul': {
    ...plainList,
    maxWidth: 'none',
    gap: `${space[1]} ${space[6]}`,
  },
  '& > ul > li': {padding: 0},
  '& > p': {
    justifySelf: 'start',
    padding: `${space[1]} ${space[4]}`,
    fontWeight: 700,
    background: color('brassTint'),
    border: '1px solid transparent',
    borderRadius: radius.pill,
    '&::before': {content: 'counter(done) " "'},
  },
})
