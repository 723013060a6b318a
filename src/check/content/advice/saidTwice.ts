import {visit} from 'yaml'
import {asPattern} from '../../asPattern.ts'
import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import type {ContentFile} from '../contentFile.ts'
import {legalFile} from '../legal.ts'

/** A sentence that stands twice in one value, as a paste leaves it. */
export function saidTwice({name, document, text}: ContentFile): Finding[] {
  // It keeps what the legal pages say, which is told there.
  if (name === legalFile) return []
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const sentences = (value.match(/[^.!?\s][^.!?]*[.!?]+/g) ?? []).map((each) => each.replace(/\s+/g, ' ').trim())
      const twice = sentences.find((each, index) => each.split(' ').length > 2 && sentences.indexOf(each) < index)
      if (!twice) return
      const pattern = twice.split(' ').map(asPattern).join('\\s+')
      const [first, second] = text.slice(range[0], range[1]).matchAll(new RegExp(pattern, 'gu'))
      if (!first || !second) return
      findings.push({
        at: range[0] + second.index,
        message: `This sentence stands on line ${placeOf(text, range[0] + first.index).line} already.`,
        help: 'Delete one of the two.',
        warning: true,
      })
    },
  })
  return findings
}
