import type {CSSObject} from '@emotion/react'

/** The attribute of an element that needs JavaScript. */
export const needsScript = {'data-needs-script': ''}

/** The attribute of the text that replaces an element with `needsScript` where scripts don't run. */
export const scriptFallback = {'data-stands-in': ''}

/**
 * Shows either the element or its fallback. Pages start with `data-plain`, for browsers without JavaScript.
 * `src/browser/wake.ts` removes the attribute as soon as it handles clicks.
 */
export const scriptFallbackStyles: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]': {display: 'none !important'},
  },
}
