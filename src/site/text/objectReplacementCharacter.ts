/** Placeholder character for anything in a sentence that is not text: a component, code, a picture. */
export const objectReplacementCharacter = '\ufffc'
