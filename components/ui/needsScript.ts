import type {CSSObject} from '@emotion/react'

/** The attribute of an element that needs JavaScript. */
export const needsScript = {'data-needs-script': ''}

/** The attribute of the text that replaces an element with `needsScript` where scripts don't run. */
export const scriptFallback = {'data-stands-in': ''}

/**
 * Shows either an element with `needsScript` or its fallback. `<html>` has `data-plain`, for browsers without
 * JavaScript, until `src/browser/wake.ts` handles clicks.
 */
export const scriptFallbackStyles: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]': {display: 'none !important'},
  },
}
