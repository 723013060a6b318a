import type {CSSObject} from '@emotion/react'

/** Letters that run from the right, such as Arabic and Hebrew ones. */
export const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** For the documents that have such letters: words of a record run as their first letter does, and what runs from the right begins there. */
export const directionStyles: CSSObject = {
  'p, h1, h2, h3, h4, li, dt, dd, th, td, summary': {unicodeBidi: 'plaintext'},
  // Its parts would stand the other way round among such letters.
  '[href^="tel:"]': {direction: 'ltr', unicodeBidi: 'isolate'},
  'main > section > [dir=rtl]': {justifySelf: 'end'},
  // Its number or dot stands at the other side than those of the list round it.
  'main > section li[dir]': {marginInlineStart: '1.25em'},
}
