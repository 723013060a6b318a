import {curly} from './curly.ts'

/** The words between quote marks, so that they are read just as they stand, with the quote marks that are their own. */
export function quoted(words: string): string {
  const plain = words.trim()
  return /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`
}

/** The same, with the apostrophes of a word and the marks within it as the site has them: what is to be written has to pass. */
export const curled = (words: string): string => quoted(curly(words.trim()))
