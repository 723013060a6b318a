import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color} from './theme.ts'
import {Link} from './ui/Link.tsx'

/**
 * For the “page not found” page: a link to the page whose address is most like the mistyped address, out of
 * the pages that `AllPages` lists below it.
 */
export function NearestPage() {
  return (
    // `src/browser/suggestPage.ts` fills in the link and shows the paragraph.
    <p id="siteMeant" hidden css={styles}>
      {`${labels.didYouMean} `}
      <Link to="/">/</Link>?
    </p>
  )
}

const styles = css({fontWeight: 600, color: `${color('ink')} !important`})
