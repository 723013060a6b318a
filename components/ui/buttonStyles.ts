import {type CSSObject, css} from '@emotion/react'
import {color, minTargetSize, radius, size, space} from '../theme.ts'

/**
 * The shape of buttons, without colours. `Actions` and other components apply it to the Markdown links inside
 * them.
 */
export const buttonShape: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: space[7],
  padding: ['.6em 1.25em', '.6em min(1.25em, 7vw)'],
  font: 'inherit',
  fontWeight: 700,
  fontSize: size.body,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: radius.button,
  border: '2px solid transparent',
  cursor: 'pointer',
}

/** Button styles for the links and buttons of cards, header and footer. */
export const buttonStyles = {
  base: css(buttonShape),
  solid: css({
    background: color('primary'),
    color: color('onPrimary'),
    '&:hover': {background: color('primaryHover')},
  }),
  outline: css({
    background: 'none',
    color: color('primary'),
    borderColor: 'currentColor',
    '&:hover': {background: color('mint')},
  }),
  brass: css({
    background: color('brass'),
    color: color('onBrass'),
    '&:hover': {background: color('brassHover')},
  }),
  small: css({minHeight: minTargetSize, fontSize: size.note, padding: '.5em 1.1em'}),
}
