import {curlQuotes} from './curlQuotes.ts'

/** Quotes a text as a YAML string, with single quotes if it contains `"` or `\`. */
export function quoteYaml(words: string): string {
  const plain = words.trim()
  return /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`
}

/** Like `quoteYaml`, but first replaces straight quotes by curly ones, which the check requires. */
export const curlAndQuoteYaml = (words: string): string => quoteYaml(curlQuotes(words.trim()))
