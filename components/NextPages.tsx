import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {bandInset, bandPadding, color, inset, minWidth, motionAllowed, radius, size, space} from './theme.ts'
import type {Band} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

/** Links to the previous and the next page of a folder, in the same order as in `PageList`. */
export function NextPages(): Band {
  const {before, after} = usePage() ?? {}
  if (!before && !after) return null
  return (
    <nav aria-label={labels.previousAndNext} css={styles.ways}>
      {before && (
        <Link to={before.to} rel="prev" css={styles.way}>
          <span>{labels.previous}</span> {before.title}
        </Link>
      )}
      {after && (
        <Link to={after.to} rel="next" css={[styles.way, styles.after]}>
          <span>{labels.next}</span> {after.title}
        </Link>
      )}
    </nav>
  )
}

const styles = {
  ways: css({
    display: 'grid',
    gap: space[5],
    paddingBlock: `${space[6]} ${bandPadding}`,
    paddingInline: bandInset,
    borderTop: `1px solid ${color('line')}`,
    [minWidth.tablet]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
  }),
  way: css({
    display: 'grid',
    gap: space[1],
    alignContent: 'start',
    padding: inset,
    fontSize: size.lead,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: 'none',
    border: `1px solid ${color('line')}`,
    borderRadius: radius.card,
    [motionAllowed]: {transition: 'border-color .15s'},
    '&:hover': {borderColor: color('control'), textDecoration: 'underline'},
    '& span': {fontSize: size.note, fontWeight: 400, color: color('inkSoft'), textDecoration: 'none'},
  }),
  after: css({[minWidth.tablet]: {gridColumn: 2, textAlign: 'end'}}),
}
