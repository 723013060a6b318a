import {css} from '@emotion/react'
import {bandInset, color, space} from '../../components/theme.ts'
import {Link} from '../../components/ui/Link.tsx'
import announcements from '../../content/announcement.yaml'
import * as labels from '../../content/labels.yaml'

/** Temporary announcements of the charity, above the header. */
export function Announcements() {
  return (
    <aside aria-label={labels.announcement} css={bannerStyles}>
      {announcements.map(({words, link, to}) => (
        <p key={words}>
          {words}
          {link && to && (
            <>
              {' '}
              <Link to={to}>{link}</Link>
            </>
          )}
        </p>
      ))}
    </aside>
  )
}

/** Styles of a full-width strip above the header. */
export const bannerStyles = css({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: bandInset,
  color: color('ink'),
  background: color('brassTint'),
  borderBottom: `1px solid ${color('line')}`,
  '& a': {color: 'inherit', fontWeight: 700},
  // Hidden while the phone menu is open, whose position assumes that the header is at the top of the window.
  'body:has(#siteMenu:popover-open) &': {display: 'none'},
})
