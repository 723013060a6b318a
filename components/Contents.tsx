import {css} from '@emotion/react'
import {bandInset, headerHeight, minTargetSize, minWidth, plainList, space} from './theme.ts'
import type {Band} from './ui/kinds.ts'
import {SectionLinks} from './ui/SectionLinks.tsx'

/**
 * For a page that is only text: links to its sections, made from its own `##` headings. They stay beside the
 * text on wide windows.
 */
export function Contents(): Band {
  return <SectionLinks look={styles} />
}

const styles = css({
  paddingTop: space[6],
  paddingInline: bandInset,
  '& ul': {columns: '15rem', columnGap: space[6], maxWidth: '48rem', ...plainList},
  '& li': {breakInside: 'avoid'},
  '& a': {display: 'flex', alignItems: 'center', minHeight: minTargetSize},
  [minWidth.desktop]: {
    float: 'right',
    marginInlineEnd: bandInset,
    maxWidth: '18rem',
    padding: `${space[6]} 0 0 ${space[6]}`,
    '& ul': {columns: 1},
    // Only sticky in high windows: in a low one, the last links could not be scrolled into view.
    '@media (min-height: 42rem)': {position: 'sticky', top: headerHeight},
  },
})
