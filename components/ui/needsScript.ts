const attribute = 'data-needs-script'

/** Marks what can do nothing without JavaScript. */
export const needsScript = {[attribute]: ''}

/**
 * Where JavaScript is off, nothing is left to press that does nothing: the style that a document has for that.
 * It stands in a `<noscript>`, since browsers of before 2023 know no media query for it.
 */
export const withoutScript = `[${attribute}]{display:none!important}`
