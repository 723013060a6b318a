import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandInset, color, inPrint, minTargetSize, size, space} from '../../components/theme.ts'
import {usePage} from '../../components/ui/usePage.ts'
import announcements from '../../content/announcement.yaml'
import * as labels from '../../content/labels.yaml'
import {Announcements} from './Announcements.tsx'
import {DraftRibbon} from './DraftRibbon.tsx'
import {Footer, helpId} from './Footer.tsx'
import {Header} from './Header.tsx'
import {LoadingError} from './LoadingError.tsx'

/** The parts of every page: skip link, announcements, header, content and footer. */
export function Layout({children}: {children: ReactNode}) {
  const page = usePage()
  return (
    <>
      <a href="#siteMain" css={skip}>
        {labels.skip}
      </a>
      {import.meta.env.DEV && page?.draft && <DraftRibbon />}
      {announcements.length > 0 && <Announcements />}
      <aside css={help}>
        <a href={`#${helpId}`}>{labels.needHelpNow}</a>
      </aside>
      <Header />
      <main id="siteMain" tabIndex={-1} data-layout={page?.layout} data-handout={page?.handout}>
        {children}
      </main>
      <Footer />
      <LoadingError />
    </>
  )
}

// The link is at the end of a line above the header, so that the header's bar keeps its room on the narrowest
// phones.
const help = css({
  paddingInline: bandInset,
  textAlign: 'end',
  fontSize: size.note,
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize},
  // Hidden while the phone menu is open, whose position assumes that the header is at the top of the window.
  'body:has(#siteMenu:popover-open) &': {display: 'none'},
  [inPrint]: {display: 'none'},
})

const skip = css({
  position: 'fixed',
  insetInlineStart: space[4],
  top: '-6rem',
  zIndex: 60,
  padding: `${space[3]} ${space[4]}`,
  background: color('focus'),
  color: color('focusInk'),
  fontWeight: 700,
  '&:focus': {top: space[3]},
  [inPrint]: {display: 'none'},
})
