import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import navigation from '../content/navigation.yaml'
import {plainList, space, target} from './theme.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

/** Every page by its short name, for someone whose page isn’t there: home, then as the header and the footer have them, then the others. */
export function AllPages() {
  const inOrder = ['/', ...[...navigation.header, ...navigation.footer.flatMap(({links}) => links)].map(({to}) => to)]
  const place = ({to}: {to: string}) => (inOrder.includes(to) ? inOrder.indexOf(to) : inOrder.length)
  const pages = [...(usePage()?.all ?? [])].sort((one, other) => place(one) - place(other))
  return (
    <nav aria-label={labels.allPages} data-derived>
      <ul css={styles}>
        {pages.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{nameOf(to, title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A policy is called by another name than the footer’s link, which leads elsewhere. */
function nameOf(to: string, title: string): string {
  if (to === '/') return labels.home
  return navigation.legal.some(({text}) => text === title) ? `${labels.theFull} ${title}` : title
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  ...plainList,
  '& a': {display: 'inline-flex', alignItems: 'center', minHeight: target, lineHeight: 1.3},
})
