import {css} from '@emotion/react'
import {minTargetSize, minWidth, plainList, radius, size, space, translucent} from './theme.ts'
import {SectionLinks} from './ui/SectionLinks.tsx'

/**
 * For the top of a page that is long on a phone: links to its sections, made from its own `##` headings.
 * Hidden in wider windows.
 */
export function OnThisPage() {
  return <SectionLinks look={styles} />
}

const styles = css({
  [minWidth.tablet]: {display: 'none'},
  '& ul': {display: 'flex', flexWrap: 'wrap', gap: space[2], ...plainList},
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: minTargetSize,
    paddingInline: space[4],
    fontSize: size.note,
    fontWeight: 600,
    lineHeight: 1.2,
    color: 'inherit',
    textDecoration: 'none',
    border: `1px solid ${translucent('onSpruce', 35)}`,
    borderRadius: radius.pill,
  },
})
