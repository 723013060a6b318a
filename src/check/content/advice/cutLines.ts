import type {Finding} from '../../finding.ts'
import {beginning, goingOn, stops} from '../../rules/sentenceEnds.ts'
import type {ContentFile} from '../contentFile.ts'

/** A line of a text that stops before a noun or a choice, where the next one begins a sentence. */
const cut = new RegExp(`(?<=\\p{L} (?:${goingOn}))(?=\\n +(?:${beginning}) \\p{Ll})`, 'gu')

/** A sentence of a record whose end was deleted: its line stops in the middle, and another sentence follows. */
export function cutLines({name, text}: ContentFile): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  return [...text.matchAll(cut)].map(({index}) => ({
    at: index - 1,
    ...stops,
    warning: true,
  }))
}
