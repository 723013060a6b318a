import type {CSSObject} from '@emotion/react'
import {space} from '../../components/theme.ts'

const hidden = {display: 'none !important'}

/**
 * How a page is printed: its words in black below the charity’s name, without drawings and without what is pressed.
 * The base styles come before those of components, so whatever has to win is `!important`.
 */
export const printStyles: CSSObject = {
  ':root': {colorScheme: 'light', fontSize: '9pt', color: '#000'},
  // Grounds would be dark; or gone, where browsers leave them out, and the light words on them with them.
  'body *': {
    color: '#000 !important',
    background: 'none !important',
    minHeight: '0 !important',
    borderColor: '#999 !important',
  },
  // Rows that a card shares with its neighbours would be kept free for what is not printed of it.
  'main *': {gridRow: 'auto !important', gridTemplateRows: 'none !important'},
  'li::before': {printColorAdjust: 'exact'},
  // A link of the site with a look of its own is a button, or leads on from a card. Where a button stood, what it would have
  // said stands now. Of the footer: how to reach us, and whose the page is.
  'main svg, main [aria-hidden], nav, form, button, main a[class][href^="/"], a[type], footer > div ~ div:not(:last-child), footer h2, footer ul, footer div > a':
    hidden,
  'footer div': {display: 'block !important', margin: '0 !important', padding: '0 !important'},
  'footer address': {display: 'flex !important', columnGap: space[5]},
  'main > *, header > div, footer': {padding: `${space[4]} 0 0 !important`},
  // Grids are moved to the next sheet whole by some browsers, and leave the rest of the first one empty.
  'section, main > div': {display: 'block !important'},
  'section > *': {margin: `0 0 ${space[4]} !important`},
  h2: {fontSize: '1.75rem !important'},
  // A heading stands with what it is about.
  'h2, h3, h2 + p': {breakAfter: 'avoid'},
  'h2, h2 + p, article, figure, tr, li, details': {breakInside: 'avoid'},
  'div:has(> h3)': {breakInside: 'avoid'},
  'main a[href^="http"]::after': {content: '" (" attr(href) ")"'},
  // On one sheet, with its aspect ratio.
  'main img': {maxHeight: '50vh', objectFit: 'contain', objectPosition: 'left', breakInside: 'avoid'},
  'details::details-content': {display: 'block', contentVisibility: 'visible'},
}

/** A page that is handed out (`handout: true` at its top): its facts side by side on one sheet, small as on a leaflet. */
export const handoutStyles: CSSObject = {
  ':root': {fontSize: '8pt'},
  // Without a width that components may ask for, they have the layout of a phone, which fits a column.
  main: {containerType: 'normal'},
  'body *': {maxWidth: 'none !important', lineHeight: '1.25 !important'},
  h1: {fontSize: '2.25rem !important'},
  'section > *': {margin: `0 0 ${space[2]} !important`},
  'h2, h2 + p': {display: 'inline !important', marginRight: `${space[3]} !important`},
  'main div, article, tr': {
    gap: `${space[1]} ${space[3]} !important`,
    padding: '0 !important',
    border: '0 !important',
    alignContent: 'start !important',
  },
  'ul, ol, li': {
    gap: `0 ${space[3]} !important`,
    padding: '0 !important',
    border: '0 !important',
    listStylePosition: 'inside',
  },
  'section > div, section > section, section > div > ol, tbody': {
    display: 'grid !important',
    gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr)) !important',
    gap: `${space[2]} ${space[5]} !important`,
  },
  // What people said, questions that nobody opened, and what only leads on, are for the screen.
  'section > div > details:not([open]), main > div:last-child:not(:first-child)': hidden,
  'section:has(> div > figure), section:has(> div > details):not(:has(article, [open]))': hidden,
}
