import type {CSSObject} from '@emotion/react'

/** Marks an element that does nothing without script. */
export const needsScript = {'data-needs-script': ''}

/** Marks the element that is shown instead without script. */
export const standsIn = {'data-stands-in': ''}

/**
 * Shows only one of the two. Documents have `data-plain`, for browsers without JavaScript;
 * `src/browser/wake.ts` removes it as soon as it handles presses.
 */
export const oneOfTwo: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]': {display: 'none !important'},
  },
}
