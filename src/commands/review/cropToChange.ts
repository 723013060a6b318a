import pixelmatch from 'pixelmatch'
import {PNG} from 'pngjs'

/** Rows that are shown above and below what changed. */
const margin = 40
/** More than this is not looked at in a report. */
const tallest = 2000

/** The band in which two pictures of the same width differ: rows that agree at the top and at the bottom are cut off. */
export function cropToChange(before: PNG, after: PNG): {before: PNG; after: PNG} | undefined {
  const shared = Math.min(before.height, after.height)
  const fromTop = sameRows(before, after, shared, false)
  if (fromTop === shared && before.height === after.height) return undefined
  const fromBottom = Math.min(sameRows(before, after, shared, true), shared - fromTop)
  const top = Math.max(fromTop - margin, 0)
  const crop = (picture: PNG) =>
    cut(picture, top, Math.min(picture.height - fromBottom + margin, picture.height, top + tallest))
  return {before: crop(before), after: crop(after)}
}

/** How many rows agree, counted from one end. */
function sameRows(before: PNG, after: PNG, shared: number, fromBottom: boolean): number {
  const width = Math.min(before.width, after.width)
  const part = (picture: PNG) =>
    cut(picture, fromBottom ? picture.height - shared : 0, fromBottom ? picture.height : shared)
  const marks = new Uint8Array(width * shared * 4)
  pixelmatch(part(before).data, part(after).data, marks, width, shared, {
    diffMask: true,
    threshold: 0.1,
    includeAA: true,
  })
  const differs = (row: number) => marks.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value > 0)
  for (let row = 0; row < shared; row++) if (differs(fromBottom ? shared - 1 - row : row)) return row
  return shared
}

function cut(picture: PNG, top: number, bottom: number): PNG {
  const height = Math.max(bottom - top, 1)
  const part = new PNG({width: picture.width, height})
  PNG.bitblt(picture, part, 0, top, picture.width, height, 0, 0)
  return part
}
