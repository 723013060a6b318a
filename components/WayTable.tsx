// biome-ignore-all lint/a11y/noRedundantRoles: Safari needs roles to treat a table with another `display` as a table.

import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color, fittingColumns, size, space} from './theme.ts'
import type {Rows} from './ui/kinds.ts'
import {tableWidth, wayColumns} from './ui/wayColumns.ts'

interface WayTableProps {
  /**
   * The ways, one `WayRow` each.
   * @example <WayRow />
   */
  children: Rows
}

/**
 * Ways to learn, compared: how long each takes, where it happens and with whom. On a phone they are below
 * each other.
 */
export function WayTable({children}: WayTableProps) {
  return (
    <table role="table" css={styles}>
      <thead role="rowgroup">
        <tr role="row">
          {[labels.wayToLearn, ...wayColumns.map(([head]) => head), labels.more].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

const styles = css({
  display: 'block',
  lineHeight: 1.45,
  borderBottom: `1px solid ${color('line')}`,
  // In narrow windows, where the table has no columns, only screen readers get the column headings.
  '& thead th': {
    position: 'absolute',
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& tbody': {display: 'grid', gridTemplateColumns: fittingColumns(20), columnGap: space[6]},
  [tableWidth]: {
    display: 'table',
    width: '100%',
    // Keeps columns wide enough for their longest word.
    overflowWrap: 'break-word',
    borderCollapse: 'collapse',
    '& tbody': {display: 'table-row-group'},
    '& thead th': {
      position: 'static',
      width: 'auto',
      clipPath: 'none',
      padding: `0 ${space[4]} ${space[3]} 0`,
      fontSize: size.note,
      textAlign: 'start',
      color: color('inkSoft'),
    },
  },
})
