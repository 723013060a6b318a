import {css} from '@emotion/react'
import {forcedColors, motionAllowed, size, space} from '../theme.ts'

// Space for the focus ring beside the text, no wider than the narrowest margin of a page.
const aside = 'min(.75rem, 2vw)'

/**
 * The `<summary>` of a `<details>`: its label, and at the end a plus sign that turns into a cross when open.
 */
export const summaryStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${aside}`,
  marginInline: `calc(-1 * ${aside})`,
  fontSize: size.lead,
  fontWeight: 700,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': {display: 'none'},
  '&::after': {
    content: '""',
    flex: 'none',
    width: '1.1rem',
    height: '1.1rem',
    background: ['100% 2px', '2px 100%']
      .map((bar) => `linear-gradient(currentColor, currentColor) center / ${bar} no-repeat`)
      .join(', '),
    [motionAllowed]: {transition: 'rotate .15s'},
    [forcedColors]: {forcedColorAdjust: 'none', color: 'CanvasText'},
  },
  '[open] > &::after': {rotate: '45deg'},
})
