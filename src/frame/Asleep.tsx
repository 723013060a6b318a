import {css} from '@emotion/react'
import {color, space} from '../../components/theme.ts'
import {ContactWords} from '../../components/ui/ContactWords.tsx'
import * as labels from '../../content/labels.yaml'

/** Shown by `wake.ts` when a button was pressed and React could not be loaded: nothing pressed goes unanswered. */
export function Asleep() {
  return (
    <div id="siteAsleep" role="alert" hidden css={styles}>
      <ContactWords words={labels.notLoaded} />
    </div>
  )
}

const styles = css({
  // Below the page it has a place of its own, so that nothing stays covered.
  position: 'sticky',
  // Above a message, which would hide why the next press did nothing.
  zIndex: 51,
  bottom: 0,
  padding: space[4],
  color: color('ink'),
  background: color('dangerTint'),
  border: `2px solid ${color('danger')}`,
  '&[hidden]': {display: 'none'},
})
