/** Words or a picture that a page shows, and how far from its top. */
export interface Shown {
  what: string
  top: number
  bottom: number
}

/** A part of a page, from side to side. */
export interface Band {
  top: number
  height: number
}

/** What is shown of the page above and below what changed, and of what would be cut through. */
const margin = 40
const little = 8
/** More than this is not looked at in a report. */
const tallest = 2000

/** The bands in which two states of a page show something else: what they share at the top and at the bottom is cut off. */
export function changedBands(before: Shown[], after: Shown[]): [Band, Band] | undefined {
  const same = (old?: Shown, now?: Shown) => old !== undefined && old.what === now?.what
  let above = 0
  while (same(before[above], after[above])) above++
  if (above === before.length && above === after.length) return undefined
  let below = 0
  const left = Math.min(before.length, after.length) - above
  while (below < left && same(before.at(-1 - below), after.at(-1 - below))) below++
  return [bandOf(before, above, below), bandOf(after, above, below)]
}

function bandOf(shown: Shown[], above: number, below: number): Band {
  const changed = shown.slice(above, shown.length - below)
  // Where nothing stands that changed, it came or went between its neighbours.
  const around = changed.length > 0 ? changed : shown.slice(Math.max(above - 1, 0), above + 1)
  const top = Math.max(uncut(Math.min(...around.map((each) => each.top)) - margin, shown, 'top'), 0)
  const bottom = uncut(Math.max(...around.map((each) => each.bottom)) + margin, shown, 'bottom')
  return {top, height: Math.min(bottom - top, tallest)}
}

/** An edge of a band, moved out as far as it cuts through nothing. */
function uncut(edge: number, shown: Shown[], side: 'top' | 'bottom'): number {
  const ends = shown.filter(({top, bottom}) => top < edge && edge < bottom).map((each) => each[side])
  if (ends.length === 0) return edge
  return uncut(side === 'top' ? Math.min(...ends) - little : Math.max(...ends) + little, shown, side)
}
