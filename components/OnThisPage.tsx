import {css} from '@emotion/react'
import {bandInset, from, radius, size, space, target, veil} from './theme.ts'
import {PageParts} from './ui/PageParts.tsx'

/** For the top of a page that is long on a phone: its parts as links, made of its own `##` headings, in one line that scrolls. Wider windows leave it out. */
export function OnThisPage() {
  return <PageParts look={styles} />
}

const styles = css({
  [from.tablet]: {display: 'none'},
  // From edge to edge, so that the link that is cut off shows that more follow; with room for the focus ring.
  '& ul': {
    display: 'flex',
    gap: space[2],
    margin: `-${space[2]} calc(-1 * ${bandInset})`,
    padding: `${space[2]} ${bandInset}`,
    overflowX: 'auto',
    listStyle: 'none',
    scrollbarWidth: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    paddingInline: space[4],
    fontSize: size.note,
    fontWeight: 600,
    lineHeight: 1.2,
    color: 'inherit',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    border: `1px solid ${veil('onSpruce', 35)}`,
    borderRadius: radius.pill,
  },
})
