import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** A line of a text that stops before a noun or a choice, where the next one begins a sentence. */
const cut =
  /(?<=\p{L} (?:an?|the|of|by|or|and|from|with|into|which|than|whether|because))(?=\n +(?:You|We|They|It|There|This|These|If|Then|Your|Our|It’s|We’re|We’ll|You’ll) \p{Ll})/gu

/** A sentence of a record whose end was deleted: its line stops in the middle, and another sentence follows. */
export function cutLines({name, text}: ContentFile): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  return [...text.matchAll(cut)].map(({index}) => ({
    at: index - 1,
    message: 'This sentence stops in the middle.',
    help: 'Write the rest of it, or delete what is left.',
    warning: true,
  }))
}
