import {css} from '@emotion/react'
import {color, veil} from '../theme.ts'

/** A deep green band: its words, and the buttons of an `Actions` inside it, are light. */
export const darkGround = css({
  background: color('spruce'),
  color: color('onSpruce'),
  '--action-fill': color('brass'),
  '--action-text': color('onBrass'),
  '--action-hover': color('brassHover'),
  '--action-outline': color('onSpruce'),
  '--action-outline-hover': veil('onSpruce', 12),
})
