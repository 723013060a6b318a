/** The widest title that search results show in full, in pixels as `titleWidth` measures them. */
export const widestTitle = 580

/** The font size of a title in search results, in pixels. The font is Arial. */
const size = 20

/** The widths of Arial’s characters in thousandths of the font size; those of Liberation Sans are equal. */
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

const widthOf = new Map(
  widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
)

/** The width of any other character, such as a letter of another script or an emoji. */
const square = 1000

/**
 * Returns the width of a title in search results, in pixels. Accents add nothing to the width of a letter.
 */
export function titleWidth(title: string): number {
  const letters = [...title.normalize('NFD')].filter((letter) => !/\p{Mark}/u.test(letter))
  return letters.reduce((sum, letter) => sum + (widthOf.get(letter) ?? square), 0) * (size / 1000)
}
