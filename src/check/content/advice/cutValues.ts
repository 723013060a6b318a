import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {labelsOf} from '../field.ts'
import {schemas} from '../schemas.ts'
import {valuesIn} from '../valuesIn.ts'

/** Words that nothing ends with. */
const always = /[\p{L}\d,] (?:of|and|or|&|the|an?|our|your|their|my|into|than|every|because)$/u
/** Words that a title with a verb may end with: “What we stand for”. */
const withNoun = /^(?:[\p{L}\d’-]+ ){1,5}(?:with|for|to|from|at|by)$/u
const clause =
  /\b(?:who|whom|what|where|which|that|how|why|when|we|you|they|I|it|to \p{L}+|be|is|are|\p{L}+ing|\p{L}+ed)\b/iu

/** A title, a point of a list or a link’s words that stop before a noun, as a cut line leaves them. */
export function cutValues({name, document, text}: ContentFile): Finding[] {
  // One quotes what stands elsewhere, and labels go on with what stands beside them.
  if (name === 'invented.yaml' || labelsOf(schemas.get(name)).length > 0) return []
  return valuesIn(document).flatMap(({value, start, end}): Finding[] => {
    const before = value.replace(/ \S+$/, '')
    if (!always.test(value) && !(withNoun.test(value) && !clause.test(before))) return []
    // The last word, and not the quote mark or the empty line behind it.
    const last = text.slice(start, end).lastIndexOf(value.slice(before.length).trim())
    return [
      {
        at: start + Math.max(0, last),
        message: 'These words stop in the middle.',
        help: 'Write the rest of them, or delete what is left.',
        warning: true,
      },
    ]
  })
}
