import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import tasks from '../content/tasks.yaml'
import {color, minTargetSize, minWidth, size, space} from './theme.ts'
import {Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {SourceLink} from './ui/SourceLink.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface TaskRowProps {
  /** The task’s `id` in `content/tasks.yaml`. */
  task: string
}

/**
 * Something to do, with a box to tick, and why. Ticks are not stored. On a phone, a plus sign shows the
 * reason.
 */
export function TaskRow({task: id}: TaskRowProps): Item {
  const {name, why, source} = findRecord(tasks, id, 'content/tasks.yaml')
  return (
    <li css={styles}>
      <label>
        <input type="checkbox" autoComplete="off" />
        <b>{name}</b>
      </label>
      <Disclosure summary={<VisuallyHidden>{`${labels.why}: ${name}`}</VisuallyHidden>}>
        <p>
          {why} {source && <SourceLink source={source} about={name} />}
        </p>
      </Disclosure>
    </li>
  )
}

const box = '1.5rem'

const styles = css({
  position: 'relative',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: minTargetSize,
    // Keeps names of two lines apart.
    paddingBlock: space[2],
    // Room for the plus sign.
    paddingInlineEnd: minTargetSize,
    lineHeight: 1.3,
    cursor: 'pointer',
    [minWidth.tablet]: {paddingInlineEnd: 0},
  },
  '& input': {flex: 'none', width: box, height: box, margin: 0, accentColor: color('primary')},
  '& input:checked': {counterIncrement: 'done'},
  '& input:checked + b': {textDecoration: 'line-through', color: color('inkSoft')},
  '& summary': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: minTargetSize,
    justifyContent: 'center',
    margin: 0,
  },
  '& details > p': {paddingInlineStart: `calc(${box} + ${space[3]})`, fontSize: size.note, lineHeight: 1.45},
})
