import type {CSSObject} from '@emotion/react'
import {space} from '../theme.ts'

/** The attribute of an element that needs JavaScript. */
export const needsScript = {'data-needs-script': ''}

/** The attribute of the text that replaces an element with `needsScript` where scripts don't run. */
export const scriptFallback = {'data-stands-in': ''}

/**
 * Shows either an element with `needsScript` or its fallback. `<html>` has `data-plain`, for browsers without
 * JavaScript, until `src/browser/wake.ts` handles clicks. After a click, that file also
 * shows the fallback, so that the message's links are right after the button.
 */
export const scriptFallbackStyles: CSSObject = {
  '@media screen': {
    '[data-plain] [data-needs-script], :root:not([data-plain]) [data-stands-in]:not([data-pressed])': {
      display: 'none !important',
    },
    // Below a button that was pressed, not beside it.
    // On any background.
    '[data-stands-in] a': {color: 'inherit'},
    '[data-pressed]': {display: 'block', flexBasis: '100%', marginTop: space[2]},
  },
}
