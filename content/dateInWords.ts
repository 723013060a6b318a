const inWords = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})

/** Returns a date such as `2025-01-18` in words: `18 January 2025`. */
export function dateInWords(date: string): string {
  return inWords.format(Date.parse(date))
}
