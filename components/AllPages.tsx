import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {space, target} from './theme.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

/** Every page by its name, for someone whose page isn’t there, and the one whose address is most like the one they asked for. */
export function AllPages() {
  const pages = usePage()?.all ?? []
  return (
    <nav aria-label={labels.allPages} css={styles.pages}>
      {/* `src/app/lost.ts` fills it in before React is there, which leaves it as it is. */}
      <p id="siteMeant" hidden suppressHydrationWarning>
        {`${labels.didYouMean} `}
        <Link to="/" suppressHydrationWarning>
          /
        </Link>
        ?
      </p>
      <ul id="sitePages" css={styles.list}>
        {pages.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const styles = {
  pages: css({display: 'grid', gap: space[4]}),
  list: css({
    // Columns of a text are filled evenly, however many pages there are.
    columns: '14rem',
    columnGap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {breakInside: 'avoid', paddingBottom: space[2]},
    '& a': {display: 'inline-flex', alignItems: 'center', minHeight: target, lineHeight: 1.3},
  }),
}
