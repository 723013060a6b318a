/** What a spreadsheet writes in place of what was typed: `02-Mar` for 2-3 and `1.00E+05` for a long figure. */
export const bySpreadsheet =
  /^(?:\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d\d|\d(?:\.\d+)?E[+-]\d+)$/
