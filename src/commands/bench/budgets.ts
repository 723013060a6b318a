/** The most that a figure of the site may be, and why. */
export interface Budget {
  most: number
  why: string
}

/**
 * What pages may weigh: bytes as brotli sends them, which are the same on every machine, and numbers of files.
 * `npm test` fails when one is exceeded; a budget is raised only together with its reason.
 * They hold what engineers make heavy. Staff may write a page as long as it needs, so documents are weighed without
 * their words (`frame`), waking and the first message without words and records, and the font by its letters. What that leaves for words on a page is 5,000 bytes at least.
 */
export const budgets = {
  meanFrame: {
    most: 8_100,
    why: 'With the words of most pages, reading takes less than half of what the best framework measured sends. Most pages have something of their own to look at, which no other page carries.',
  },
  frame: {
    most: 9_930,
    why: 'Of the first flight of a new connection, ten packets, the larger part of what words can take is left to them. The most is what the services page takes, with its tracks and the payslip.',
  },
  inlineScript: {
    most: 1000,
    why: 'A page that is read and left again needs no more than the code that waits for a press.',
  },
  ownScript: {
    most: 185,
    why: 'The form that knows what a card was about and the page that knows the nearest address take it from theirs. Each needs some lines of its own, which no other page carries: a file of script would be asked for by everyone.',
  },
  scriptFiles: {most: 0, why: 'No file of script is asked for before someone presses what needs it.'},
  requests: {most: 3, why: 'The document, the font and the icon are all that reading takes.'},
  letter: {most: 120, why: 'The font carries the letters that the site shows, and no others.'},
  firstMessage: {
    most: 1_950,
    why: 'With the words of two dozen messages it is two packets, so that a press is answered as soon as a host can answer at all.',
  },
  waking: {
    most: 77_100,
    why: 'A form waits for all of it: on a slow phone connection, half a second. It is React, what shows messages, and the two forms.',
  },
  visit: {most: 58_044, why: 'The best framework measured sends as much for a page; here it includes the font.'},
} satisfies Record<string, Budget>

/** What an announcement above the header may add to each page’s frame, for the days on which it stands there. */
export const announcement = 90
