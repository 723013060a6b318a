/** The most that a figure of the site may be, and why. */
export interface Budget {
  most: number
  why: string
}

/**
 * What pages may weigh: bytes as brotli sends them, which are the same on every machine, and numbers of files.
 * `npm test` fails when one is exceeded; a budget is raised only together with its reason.
 */
export const budgets = {
  meanDocument: {most: 12_000, why: 'Reading a page takes less than half of what the best framework measured sends.'},
  document: {most: 14_000, why: 'One document fits the first flight of a new connection, ten packets.'},
  inlineScript: {
    most: 1024,
    why: 'A page that is read and left again needs no more than the code that waits for a press.',
  },
  scriptFiles: {most: 0, why: 'No file of script is asked for before someone presses what needs it.'},
  requests: {most: 3, why: 'The document, the font and the icon are all that reading takes.'},
  font: {most: 12_500, why: 'The letters that the site shows, and no others.'},
  waking: {most: 102_400, why: 'A form waits for all of it: on a slow phone connection, half a second.'},
  visit: {most: 58_044, why: 'The best framework measured sends as much for a page; here it includes the font.'},
} satisfies Record<string, Budget>
