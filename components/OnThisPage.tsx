import {css} from '@emotion/react'
import {from, plainList, radius, size, space, target, veil} from './theme.ts'
import {PageParts} from './ui/PageParts.tsx'

/** For the top of a page that is long on a phone: links to its sections, made from its own `##` headings. Hidden in wider windows. */
export function OnThisPage() {
  return <PageParts look={styles} />
}

const styles = css({
  [from.tablet]: {display: 'none'},
  '& ul': {display: 'flex', flexWrap: 'wrap', gap: space[2], ...plainList},
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
    border: `1px solid ${veil('onSpruce', 35)}`,
    borderRadius: radius.pill,
  },
})
