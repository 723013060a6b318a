/** The words of a record as they are set on a page: ranges of numbers with their dash, and a time of day in one piece. */
export function typeset(words: string): string {
  return words.replace(/(\d)-(?=\d)/g, '$1–').replace(/ (?=[AP]M\b)/g, '\u00a0')
}
