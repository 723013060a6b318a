import {type CSSObject, css} from '@emotion/react'
import {enlargedText, minTargetSize, motionAllowed, space} from '../theme.ts'

/** A link on a line of its own, with an arrow. */
export const arrowLink: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: minTargetSize,
  // Keeps the focus ring clear of the arrow.
  padding: `0 ${space[2]}`,
  margin: `auto -${space[2]} 0`,
  fontWeight: 600,
  // The head of the arrow, after the text.
  '&::before': {
    content: '""',
    order: 1,
    width: '.55em',
    height: '.55em',
    marginInlineStart: space[1],
    rotate: '45deg',
    border: 'solid currentColor',
    borderWidth: '.12em .12em 0 0',
    // The shaft of the arrow, drawn from corner to corner of the rotated square.
    background: 'linear-gradient(135deg, transparent 43%, currentColor 0 57%, transparent 0)',
    // Hides the arrow if text is enlarged, because the words need the space.
    [enlargedText]: {display: 'none'},
  },
  [motionAllowed]: {
    '&::before': {transition: 'translate .15s'},
    '&:hover::before, &:focus-visible::before': {translate: '.2em'},
  },
}

/** The link at the foot of a card. Its clickable area is the whole card. */
export const cardLink = css({
  ...arrowLink,
  '&::after': {content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit'},
})
