import {PNG} from 'pngjs'
import type {Camera} from './camera.ts'
import {cropToChange} from './cropToChange.ts'
import type {Comparison} from './model.ts'

/** The changed band of a page, before and after, as PNG files in base64. */
export interface Picture {
  page: string
  width: number
  before: string
  after: string
}

const widths = [390, 1280]

/**
 * Pictures of the pages whose own part changed, from the documents of two states, cropped to what changed, at the width
 * of a phone and of a desk. Where there are none, or none of a page, a note says why. `camera`: or why there is none.
 */
export async function takePictures(
  camera: Camera | string,
  dists: [base: string, head: string] | undefined,
  {pages, notes}: Comparison,
): Promise<Picture[]> {
  const changed = pages.filter(({changes}) => changes.some(({what}) => what !== 'title' && what !== 'description'))
  if (changed.length === 0) return []
  if (!dists || typeof camera === 'string') {
    notes.push(`There are no pictures: ${dists ? camera : 'they are taken only where both states build.'}`)
    return []
  }
  const [base, head] = dists
  const pictures: Picture[] = []
  const missing = new Map<string, Set<string>>()
  for (const {page, was = page} of changed) {
    for (const width of widths) {
      try {
        const crop = cropToChange(await camera.shoot(base, was, width), await camera.shoot(head, page, width))
        if (crop) pictures.push({page, width, before: encode(crop.before), after: encode(crop.after)})
      } catch (error) {
        const [reason = ''] = (error as Error).message.split('\n')
        missing.set(reason, (missing.get(reason) ?? new Set()).add(page))
      }
    }
  }
  for (const [reason, them] of missing) notes.push(`There is no picture of ${[...them].join(', ')}: ${reason}`)
  return pictures
}

function encode(picture: PNG): string {
  return PNG.sync.write(picture, {colorType: 2}).toString('base64')
}
