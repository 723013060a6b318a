import {css} from '@emotion/react'
import {space, target} from '../theme.ts'

/** The link at the foot of a card; all of the card can be pressed to follow it. */
export const cardLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  marginTop: 'auto',
  fontWeight: 600,
  // The arrow.
  '&::before': {
    content: '""',
    order: 1,
    width: '.5em',
    height: '.5em',
    marginInlineStart: space[1],
    rotate: '45deg',
    border: 'solid currentColor',
    borderWidth: '.13em .13em 0 0',
  },
  '&::after': {content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit'},
})
