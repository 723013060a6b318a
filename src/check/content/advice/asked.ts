import {unmarkedQuestions} from '../../asks.ts'
import type {Finding} from '../../finding.ts'
import {tellQuestion} from '../../rules/questionMarks.ts'
import type {ContentFile} from '../contentFile.ts'
import {labelsOf} from '../field.ts'
import {schemas} from '../schemas.ts'
import {valuesIn} from '../valuesIn.ts'

/** A question among the words of a record that has no question mark. */
export function asked({name, text, document}: ContentFile): Finding[] {
  // One quotes what stands elsewhere, and labels go on with what stands beside them.
  if (name === 'invented.yaml' || labelsOf(schemas.get(name)).length > 0) return []
  return valuesIn(document).flatMap(({value, start, end}) =>
    unmarkedQuestions(value, 'record').map((found) => {
      const typed = text.slice(start, end)
      const before = value.slice(0, found.at).split(found.word).length - 1
      const place = typed.split(found.word, before + 1).join(found.word).length
      return tellQuestion(found, start + Math.min(place, typed.length - 1))
    }),
  )
}
