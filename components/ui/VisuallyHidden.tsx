import {css} from '@emotion/react'
import type {ReactNode} from 'react'

/** Text for screen readers only, for example to distinguish links with the same label. */
export function VisuallyHidden({children}: {children: ReactNode}) {
  return <span css={hidden}>{children}</span>
}

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Preserves a space at the start of the text, so that screen readers don't join it to the word before.
  whiteSpace: 'pre',
})
