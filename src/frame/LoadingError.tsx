import {css} from '@emotion/react'
import {color, space} from '../../components/theme.ts'
import {ContactWords} from '../../components/ui/ContactWords.tsx'
import * as labels from '../../content/labels.yaml'

/** Error message that `wake.ts` shows if React fails to load after a click. */
export function LoadingError() {
  return (
    <div id="siteAsleep" role="alert" hidden css={styles}>
      <ContactWords words={labels.notLoaded} />
    </div>
  )
}

const styles = css({
  // Takes up space below the page, so that no content stays covered.
  position: 'sticky',
  // Above messages, which would hide why the next click did nothing.
  zIndex: 51,
  bottom: 0,
  padding: space[4],
  color: color('ink'),
  background: color('dangerTint'),
  border: `2px solid ${color('danger')}`,
  '&[hidden]': {display: 'none'},
})
