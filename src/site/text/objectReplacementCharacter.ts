/** The character that represents a component, code or a picture in the plain text of a sentence. */
export const objectReplacementCharacter = '\ufffc'
