import type {Finding} from '../../finding.ts'
import {straightIn} from '../../rules/straightMarks.ts'
import type {ContentFile} from '../contentFile.ts'
import {curlRecords} from '../curlRecords.ts'

/** Straight quotation marks and apostrophes in the words of records, told once a file. */
export function straightMarks({name, text, document}: ContentFile): Finding[] {
  // One quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  return straightIn(text, curlRecords(name, text, document)).map((finding) => ({...finding, rule: 'straightMarks'}))
}
