import type {CSSObject} from '@emotion/react'

/** Marks what can do nothing unless a script answers. */
export const needsScript = {'data-needs-script': ''}

/** Marks what stands in the place of that where none does. */
export const standsIn = {'data-stands-in': ''}

/**
 * Only one of the two is seen. Documents come plain (`data-plain`), as for a browser without JavaScript;
 * `src/browser/wake.ts` takes that mark off wherever scripts will answer: no media query tells where they are too old for that.
 */
export const oneOfTwo: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]': {display: 'none !important'},
  },
}
