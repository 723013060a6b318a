import type {CSSObject} from '@emotion/react'
import {inPrint, size, space} from '../../components/theme.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {helpId} from '../frame/Footer.tsx'
import {serialiseStyles} from './styleSheet.ts'

/** How to reach us, in place of the links to the contact form, which are not printed. */
const ask = `${labels.askOnPaper} ${site.email}, ${site.phone}`

const hidden = {display: 'none !important'}

/**
 * Print styles of every page: black text below the charity’s name, without drawings and controls.
 * `!important` marks declarations that must override component styles.
 */
const everyPage: CSSObject = {
  ':root': {colorScheme: 'light', fontSize: '9pt', color: '#000'},
  // Removes all backgrounds. Some browsers would print even dark ones; others omit them and leave light text
  // on white.
  'body *': {
    color: '#000 !important',
    background: 'none !important',
    minHeight: '0 !important',
    borderColor: '#999 !important',
  },
  // Without the grid rows of cards, which would reserve space for parts of cards that are not printed.
  'main :is(article, article > div, article details, figure, li, section > div:not([data-budget]) > div)': {
    gridRow: 'auto !important',
    gridTemplateRows: 'none !important',
  },
  'li::before': {printColorAdjust: 'exact'},
  // Hides drawings, controls, words about the screen, calendar links, and internal links with a class, which
  // are buttons or links of cards. Hides the footer too, except contact details, help lines and copyright.
  'main svg, main [aria-hidden], nav:not([data-pages]), form, button:not([data-term]), main a[class][href^="/"], a[type], [data-screen]':
    hidden,
  // The titles of a list of pages, with their addresses.
  'main [data-pages] a[href]': {display: 'inline !important'},
  'main [data-pages] a::after': {
    content: `" (${new URL(site.url).origin}" attr(href) ")"`,
    position: 'static',
  },
  [`footer > div ~ div:not(#${helpId}, :last-child), footer > :not(#${helpId}) :is(h2, ul)`]: hidden,
  // The links to other pages, and the ways without a call, which are links without an address in words.
  'footer div > a, footer p > a': hidden,
  'footer div': {display: 'block !important', margin: '0 !important', padding: '0 !important'},
  [`#${helpId} h2`]: {fontSize: `${size.note} !important`},
  [`#${helpId} ul`]: {gap: `0 ${space[4]} !important`},
  [`#${helpId} br`]: hidden,
  'footer > :last-child p::after': {content: JSON.stringify(` ${site.url}`)},
  'footer address': {display: 'flex !important', columnGap: space[5]},
  'main > *, header > div, footer': {padding: `${space[4]} 0 0 !important`},
  // Once a section, not once a card.
  'section:not(:has(section)):has(a[class][href*="/contact?about="])::after': {
    content: JSON.stringify(ask),
    display: 'block',
    fontWeight: 600,
    breakBefore: 'avoid',
  },
  // Not grids, because some browsers never break a grid between pages, but move all of it to the next page.
  'section, main > div': {display: 'block !important'},
  'section > *': {margin: `0 0 ${space[4]} !important`},
  h2: {fontSize: '1.75rem !important'},
  // Keeps headings on the same page as the content below them.
  'h2, h3, h2 + p': {breakAfter: 'avoid'},
  'h2, h2 + p, article, figure, tr, li, details, section > div > div': {breakInside: 'avoid'},
  'div:has(> h3)': {breakInside: 'avoid'},
  'main a[href^="http"]::after': {content: '" (" attr(href) ")"'},
  // Fits a picture on one page, with its aspect ratio.
  'main img': {maxHeight: '50vh', objectFit: 'contain', objectPosition: 'left', breakInside: 'avoid'},
  'details::details-content': {display: 'block', contentVisibility: 'visible'},
}

/** Print styles of pages with `handout: true`: content side by side in small type, like a leaflet. */
const handoutStyles: CSSObject = {
  // Disables container queries, so that components have their phone layout, which fits into a printed column.
  main: {containerType: 'normal'},
  'body *': {maxWidth: 'none !important', lineHeight: '1.25 !important'},
  h1: {fontSize: '2.25rem !important'},
  'main > *, footer': {paddingTop: `${space[2]} !important`},
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
  // Makes room for the numbers of steps, which are beside their words.
  'section > div > ol > li': {paddingInlineStart: '3.5rem !important'},
  'section > div:not([data-budget], [data-screen]), section > section, section > div > ol, table:not([data-table]) tbody':
    {
      display: 'grid !important',
      gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr)) !important',
      gap: `${space[2]} ${space[5]} !important`,
    },
  // Hides quotations, questions that are not open, and the call to action at the end of the page.
  'section > div > details:not([open], [data-answer]), main > div:last-child:not(:first-child)': hidden,
  'section:has(> div > figure), section:has(> div > details):not(:has(article, [open], [data-answer]))':
    hidden,
}

/** Returns the CSS for print, which is in a separate file, so that it does not delay pages on screens. */
export function printSheet(): string {
  return serialiseStyles(printStyles)
}

/**
 * All print styles. They follow the styles of components in the cascade, and override them by higher
 * specificity.
 */
const printStyles: CSSObject = {
  '@page': {margin: '8mm'},
  [inPrint]: {
    ...everyPage,
    ':root:has([data-handout])': {fontSize: '8pt'},
    ':where(:root:has([data-handout]))': handoutStyles,
  },
}
