import {css} from '@emotion/react'
import points from '../content/points.yaml'
import {color, size, space} from './theme.ts'
import {findRecord} from './ui/findRecord.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'

interface PointRowProps {
  /** The row's `id` in `content/points.yaml`. */
  point: string
}

/** One value, promise or choice: its icon if it has one, its name and what it means. */
export function PointRow({point: id}: PointRowProps): Item {
  const {title, description, icon, colour} = findRecord(points, id, 'content/points.yaml')
  return (
    <div css={styles.row}>
      {icon && <IconChip icon={icon} colour={colour} size="small" />}
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </div>
  )
}

const styles = {
  row: css({
    display: 'flex',
    // Wraps the text below the icon if it is enlarged or the column is narrow.
    flexWrap: 'wrap',
    // Keeps the text right below an icon, also beside a longer row.
    alignContent: 'start',
    gap: space[3],
    paddingBlock: space[3],
    borderTop: `1px solid ${color('line')}`,
    '& > div': {
      flex: '1 1 min(100%, 13.25rem)',
      display: 'grid',
      gap: space[1],
      gridTemplateRows: 'auto 1fr',
    },
    '& p': {fontSize: size.note, lineHeight: 1.5, textWrap: 'balance', color: color('inkSoft')},
  }),
}
