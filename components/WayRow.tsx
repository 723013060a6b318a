// biome-ignore-all lint/a11y/noRedundantRoles: Safari needs roles to treat a table with another `display` as a table.
import {css} from '@emotion/react'
import ways from '../content/ways.yaml'
import {color, enlargedText, minTargetSize, size, space} from './theme.ts'
import {withContactSubject} from './ui/contactAddress.ts'
import {findRecord} from './ui/findRecord.ts'
import {IconChip} from './ui/IconChip.tsx'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {typeset} from './ui/typeset.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'
import {tableWidth, wayColumns} from './ui/wayColumns.ts'

interface WayRowProps {
  /** The way's `id` in `content/ways.yaml`. */
  way: string
}

/** One way to learn: what it is, how long it takes, where and with whom. */
export function WayRow({way: id}: WayRowProps): Item {
  const way = findRecord(ways, id, 'content/ways.yaml')
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
      {wayColumns.map(([, field]) => (
        <td key={field} role="cell">
          {typeset(way[field])}
        </td>
      ))}
      <td role="cell">
        <Link to={withContactSubject(way.link.to, id)} css={styles.more}>
          {way.link.text}
          <VisuallyHidden> {way.link.about}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}

const styles = {
  row: css({
    display: 'block',
    paddingBlock: space[3],
    borderTop: `1px solid ${color('line')}`,
    '& th': {display: 'block', padding: `0 0 ${space[1]}`, fontWeight: 'inherit', textAlign: 'start'},
    '& b': {fontSize: size.h3, lineHeight: 1.1, letterSpacing: '-.015em'},
    '& b ~ span': {display: 'block', unicodeBidi: 'plaintext', color: color('inkSoft')},
    // In narrow windows the cells of a row form one line of text. Screen readers still read each cell's
    // column heading.
    '& td': {display: 'inline', padding: 0, fontSize: size.note},
    '& td + td:not(:last-of-type)::before': {content: '" · "'},
    '& td:last-of-type': {display: 'block'},
    [tableWidth]: {
      display: 'table-row',
      '& th, & td:nth-of-type(n)': {
        display: 'table-cell',
        padding: `${space[4]} ${space[4]} ${space[4]} 0`,
        fontSize: 'inherit',
        verticalAlign: 'baseline',
      },
      '& td + td:not(:last-of-type)::before': {content: 'none'},
      '& td:last-of-type': {paddingInlineEnd: 0},
    },
  }),
  head: css({
    display: 'flex',
    gap: space[4],
    [enlargedText]: {flexWrap: 'wrap'},
    // Puts the name on the same baseline as the cells beside it.
    '& > div': {alignSelf: 'baseline', unicodeBidi: 'plaintext'},
  }),
  // The link is large enough to press. Its negative margins keep its height from making the row higher.
  more: css({
    marginBlock: `calc(-1 * ${space[2]})`,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: minTargetSize,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }),
}
