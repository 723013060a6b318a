import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color} from './theme.ts'
import {Link} from './ui/Link.tsx'

/** For the “page not found” page: the page whose address is most like the one that was asked for, out of those that `AllPages` lists below. */
export function NearestPage() {
  return (
    // `src/browser/lost.ts` fills in the link and shows it.
    <p id="siteMeant" hidden css={styles}>
      {`${labels.didYouMean} `}
      <Link to="/">/</Link>?
    </p>
  )
}

const styles = css({fontWeight: 600, color: `${color('ink')} !important`})
