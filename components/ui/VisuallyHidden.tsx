import {css} from '@emotion/react'
import type {ReactNode} from 'react'

/** Words for those who listen to the page: they tell apart links that look alike. */
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
  // A space at its start keeps its words apart from those before it, for who listens.
  whiteSpace: 'pre',
})
