/** What stands in the place of anything in a sentence that is no words: a component, code, a picture. */
export const thing = '\ufffc'
