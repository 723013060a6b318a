import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import {color} from './theme.ts'
import {Link} from './ui/Link.tsx'

/** For someone whose page isn’t there: of the pages that `AllPages` lists below it, the one whose address is most like the one they asked for. */
export function NearestPage() {
  return (
    // `src/app/lost.ts` fills it in before React is there, which leaves it as it is.
    <p id="siteMeant" hidden suppressHydrationWarning css={styles}>
      {`${labels.didYouMean} `}
      <Link to="/" suppressHydrationWarning>
        /
      </Link>
      ?
    </p>
  )
}

const styles = css({fontWeight: 600, color: `${color('ink')} !important`})
