import {css} from '@emotion/react'
import {color, space} from '../../components/theme.ts'
import {ContactWords} from '../../components/ui/ContactWords.tsx'
import * as labels from '../../content/labels.yaml'

/** The error message that `src/browser/wake.ts` shows if the script that handles a click can't be loaded. */
export function LoadingError() {
  return (
    <div id="siteAsleep" role="alert" hidden css={styles}>
      <ContactWords words={labels.notLoaded} />
    </div>
  )
}

const styles = css({
  // Sticks to the bottom of the window, but has its own space at the end of the page, where it covers no
  // content.
  position: 'sticky',
  // Above pop-up messages, which would cover the error.
  zIndex: 51,
  bottom: 0,
  padding: space[4],
  color: color('ink'),
  background: color('dangerTint'),
  border: `2px solid ${color('danger')}`,
  '&[hidden]': {display: 'none'},
})
