import type {CSSObject} from '@emotion/react'

/** Marks an element that needs JavaScript. */
export const needsScript = {'data-needs-script': ''}

/** Marks the fallback for such an element, which is shown where scripts don't run. */
export const scriptFallback = {'data-stands-in': ''}

/**
 * Shows either the element or its fallback. Documents start with `data-plain`, for browsers without JavaScript;
 * `src/browser/wake.ts` removes it as soon as it handles presses.
 */
export const scriptFallbackStyles: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]': {display: 'none !important'},
  },
}
