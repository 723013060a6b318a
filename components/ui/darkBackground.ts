import {css} from '@emotion/react'
import {color, translucent} from '../theme.ts'

/** A dark green background with light text, and matching buttons for an `Actions` inside it. */
export const darkBackground = css({
  background: color('spruce'),
  color: color('onSpruce'),
  '--action-fill': color('brass'),
  '--action-text': color('onBrass'),
  '--action-hover': color('brassHover'),
  '--action-outline': color('onSpruce'),
  '--action-outline-hover': translucent('onSpruce', 12),
})
