import {css} from '@emotion/react'
import {color, radius, space} from '../theme.ts'

/**
 * A text field. An invalid one has a border that is not only red but thicker (WCAG 1.4.1: not by colour
 * alone).
 */
export const inputStyle = css({
  width: '100%',
  minHeight: space[7],
  padding: '.65rem .8rem',
  font: 'inherit',
  lineHeight: 1.5,
  color: color('ink'),
  background: color('paper'),
  border: `2px solid ${color('control')}`,
  borderRadius: radius.control,
  'textarea&': {resize: 'vertical'},
  // When the browser scrolls to an invalid field, this keeps the label and the correction above it in view.
  scrollMarginTop: '8rem',
  '&:user-invalid': {borderColor: color('danger'), borderWidth: '3px'},
})
