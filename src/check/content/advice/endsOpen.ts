import {isMap, isScalar, type Scalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {asidesLeft} from '../../rules/asidesLeft.ts'
import {placeholders} from '../../rules/placeholders.ts'
import type {ContentFile} from '../contentFile.ts'
import {listInWords} from '../listInWords.ts'
import {noRecords} from '../ownRecords.ts'
import {cutValues} from './cutValues.ts'
import {lostSigns} from './lostSigns.ts'
import {pastedLines} from './pastedLines.ts'

/** What is no sentence, however long it is. */
const labels = ['title', 'text', 'label', 'question']

/** The one text of a field that ends without a full stop, where those of all other records end with one. */
export function endsOpen(file: ContentFile): Finding[] {
  const {name, document, text} = file
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  const findings: Finding[] = []
  visit(document, {
    Seq(_, {items}) {
      const maps = items.filter(isMap)
      const fields = new Set(
        maps.flatMap((map) => map.items.flatMap(({key}) => (isScalar(key) ? [String(key.value)] : []))),
      )
      for (const field of fields) {
        if (labels.includes(field)) continue
        const said = maps.map((map) => map.get(field, true)).filter(isSentence)
        const [open, ...more] = said.filter(({value}) => !/[.!?…}][”’"')]?$/.test(value.trim()))
        if (!open?.range || more.length > 0) continue
        // One that has sentences with their full stops is no label, however few the others are.
        if (said.length < (/[.!?…][”’"')]?\s+[“‘(]?\p{Lu}/u.test(open.value) ? 2 : 4)) continue
        if (isToldOtherwise(open.range, file)) continue
        // What is still to be written is told as that, and so is what a chat or a word processor left.
        if ([placeholders, asidesLeft].some(({checkWords}) => checkWords?.(open.value, noRecords).length)) continue
        const typed = text.slice(open.range[0], open.range[1]).trimEnd()
        findings.push({
          at: open.range[0] + Math.max(0, typed.length - 1),
          message: `Elsewhere ${field} ends with a full stop, and here without.`,
          help: 'If its end was lost, finish the sentence. If it is whole, write a full stop.',
          warning: true,
        })
      }
    },
  })
  return findings
}

/** Whether a sign that was lost there, a list or what came along from a mail is told by itself. */
function isToldOtherwise([start, end]: [number, number, number], file: ContentFile): boolean {
  return [lostSigns, listInWords, pastedLines, cutValues].some((rule) =>
    rule(file).some(({at}) => at >= start && at <= end),
  )
}

function isSentence(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string' && node.value.split(/\s+/).length > 3
}
