import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color} from './theme.ts'
import {Link} from './ui/Link.tsx'

/** For someone whose page isn’t there: of the pages that `AllPages` lists below it, the one whose address is most like the one they asked for. */
export function NearestPage() {
  return (
    // `src/browser/lost.ts` fills it in.
    <p id="siteMeant" hidden css={styles}>
      {`${labels.didYouMean} `}
      <Link to="/">/</Link>?
    </p>
  )
}

const styles = css({fontWeight: 600, color: `${color('ink')} !important`})
