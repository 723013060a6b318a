import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import navigation from '../content/navigation.yaml'
import {minTargetSize, plainList, space} from './theme.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

/**
 * For the “page not found” page: links to all pages by their short names, in the order of the header and
 * footer.
 */
export function AllPages() {
  const inOrder = [
    '/',
    ...[...navigation.header, ...navigation.footer.flatMap(({links}) => links)].map(({to}) => to),
  ]
  const rank = ({to}: {to: string}) => (inOrder.includes(to) ? inOrder.indexOf(to) : inOrder.length)
  const pages = [...(usePage()?.all ?? [])].sort((one, other) => rank(one) - rank(other))
  return (
    <nav aria-label={labels.allPages} data-derived>
      <ul css={styles}>
        {pages.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{textOf(to, title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Returns a link's text: “The full …” for a policy, because the footer's link with its plain name leads
 * elsewhere.
 */
function textOf(to: string, title: string): string {
  if (to === '/') return labels.home
  return navigation.legal.some(({text}) => text === title) ? `${labels.theFull} ${title}` : title
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  ...plainList,
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize, lineHeight: 1.3},
})
