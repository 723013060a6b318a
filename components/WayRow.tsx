// biome-ignore-all lint/a11y/noRedundantRoles: Safari takes a table that isn’t laid out as one for no table at all, unless its roles say so.
import {css} from '@emotion/react'
import ways from '../content/ways.yaml'
import {color, enlarged, from, size, space, target} from './theme.ts'
import {askAboutAt} from './ui/askAbout.ts'
import {find} from './ui/find.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {typeset} from './ui/typeset.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'
import {wayColumns} from './ui/wayColumns.ts'

interface WayRowProps {
  /** The way's `id` in `content/ways.yaml`. */
  way: string
}

/** One way to learn, for a `WayTable`: what it is, how long it takes, where and with whom. */
export function WayRow({way: id}: WayRowProps): Item {
  const way = find(ways, id, 'content/ways.yaml')
  return (
    <tr role="row" css={styles.row}>
      <th role="rowheader" scope="row">
        <div css={styles.head}>
          <IconChip icon={way.icon} size="small" />
          <div>
            <b>{way.title}</b> <span>{way.description}</span>
          </div>
        </div>
      </th>
      {wayColumns.map(([head, field]) => (
        <td key={field} role="cell" data-label={head}>
          {typeset(way[field])}
        </td>
      ))}
      <td role="cell">
        <Link to={askAboutAt(way.link.to, id)} css={styles.more}>
          {way.link.text}
          <VisuallyHidden> {way.link.about}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}

const styles = {
  row: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    paddingBlock: space[4],
    borderTop: `1px solid ${color('line')}`,
    '& th': {padding: `0 0 ${space[2]}`, fontWeight: 'inherit', textAlign: 'start'},
    '& b': {fontSize: size.h3, lineHeight: 1.1, letterSpacing: '-.015em'},
    '& b ~ span': {display: 'block', unicodeBidi: 'plaintext', color: color('inkSoft')},
    '& td': {padding: 0},
    // The head of the column, where there are no columns; it is read out with each cell anyhow.
    '& [data-label]': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      [enlarged]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    },
    '& [data-label]::before': {content: 'attr(data-label) / ""', color: color('inkSoft')},
    [from.tablet]: {
      display: 'table-row',
      '& [data-label]': {display: 'table-cell', '&::before': {content: 'none'}},
      '& th, & td': {padding: `${space[4]} ${space[4]} ${space[4]} 0`},
      '& td:last-of-type': {paddingInlineEnd: 0},
    },
  }),
  head: css({
    display: 'flex',
    gap: space[4],
    [enlarged]: {flexWrap: 'wrap'},
    '& > div': {unicodeBidi: 'plaintext'},
  }),
  more: css({display: 'inline-flex', alignItems: 'center', minHeight: target, fontWeight: 600, whiteSpace: 'nowrap'}),
}
