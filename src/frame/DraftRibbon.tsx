import {css} from '@emotion/react'
import {bandInset, color, space} from '../../components/theme.ts'

/** Tells who writes a draft that nobody else sees it. Builds have no drafts, and leave this out. */
export function DraftRibbon() {
  return (
    <aside aria-label="Draft" css={styles()}>
      <p>A draft: only you see this page. It is published when draft: true is taken off.</p>
    </aside>
  )
}

// Made where it is used, so that a build leaves all of this out of the client.
const styles = () =>
  css({
    paddingBlock: space[3],
    paddingInline: bandInset,
    fontWeight: 700,
    color: color('ink'),
    background: `repeating-linear-gradient(135deg, ${color('brassTint')} 0 1.5rem, ${color('paper')} 1.5rem 3rem)`,
    borderBottom: `1px solid ${color('line')}`,
    // The menu of a phone opens right below a header that stands at the top of the window.
    'body:has(#siteMenu:popover-open) &': {display: 'none'},
  })
