import {css} from '@emotion/react'
import {color, dodecagon, forcedColors} from '../theme.ts'

/** A person's first letter on a coin, in place of a photograph. */
export function Initial({name}: {name: string}) {
  return (
    <span aria-hidden="true" css={coin}>
      {name[0]}
    </span>
  )
}

const coin = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1,
  color: color('ink'),
  background: color('mint'),
  clipPath: dodecagon,
  [forcedColors]: {forcedColorAdjust: 'none'},
})
