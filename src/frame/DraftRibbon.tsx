import {color} from '../../components/theme.ts'
import {bannerStyles} from './Announcements.tsx'

const stripes = `repeating-linear-gradient(135deg, ${color('brassTint')} 0 1.5rem, ${color('paper')} 1.5rem 3rem)`

/** Informs authors that only they see this draft. Only shown in dev, because builds have no drafts. */
export function DraftRibbon() {
  return (
    <aside aria-label="Draft" css={[bannerStyles, {fontWeight: 700, background: stripes}]}>
      <p>A draft: only you see this page. It is published when draft: true is taken off.</p>
    </aside>
  )
}
