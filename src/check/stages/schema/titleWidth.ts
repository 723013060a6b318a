/** How wide a title may be in a list of search results before its end is cut off, in pixels at the size of `titleWidth`. */
export const widestTitle = 580

/** The size in which search results show a title, in pixels, and their font, Arial. */
const size = 20

/** How wide the letters of Arial are, in thousandths of its size: as its table of widths and that of Liberation Sans, made to be the same, say. */
const widths: [letters: string, width: number][] = [
  ["'", 191],
  ['ijl‘’', 222],
  ['|', 260],
  [' !,./:;I[\\]ft', 278],
  ['()-`r{}“”„', 333],
  ['"', 355],
  ['*', 389],
  ['^', 469],
  ['cksvxyzJ', 500],
  ['#$0123456789?_abdeghnopquL£€–', 556],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['&ABEKPSVXY', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['Mm', 833],
  ['%', 889],
  ['W', 944],
  ['—…', 1000],
  ['@', 1015],
]

const known = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)))

/** A letter of another script, or a picture: as wide as it is high. */
const square = 1000

/** How many pixels wide a title is in a list of search results. An accent adds nothing to its letter. */
export function titleWidth(title: string): number {
  const letters = [...title.normalize('NFD')].filter((letter) => !/\p{Mark}/u.test(letter))
  return letters.reduce((sum, letter) => sum + (known.get(letter) ?? square), 0) * (size / 1000)
}

/** What stands in the tab and in a list of search results: the page's title, and the charity's name where the title does not say it. */
export function documentTitle(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`
}
