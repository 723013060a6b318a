/** Returns a text with en dashes in number ranges (4–6) and a no-break space before AM and PM. */
export function typeset(words: string): string {
  return words.replace(/(\d)-(?=\d)/g, '$1–').replace(/ (?=[AP]M\b)/g, '\u00a0')
}
