import {z} from 'zod'
import {asYaml, readYaml} from '../site/index.ts'
import {editorReport, reportSentences} from './report.ts'
import {coerceValue} from './stages/schema/coerceValue.ts'
import {parsedYaml} from './stages/schema/parsedYaml.ts'
import {schemaFindings} from './stages/schema/schemaFindings.ts'

/**
 * Converts text that an author typed to a value that the field’s schema accepts, or returns what is wrong
 * with it. `label` is what the author reads as the name of the field, if it is a field of a form.
 */
export function parseFieldValue(
  words: string,
  name: string,
  field: z.ZodType,
  label?: string,
): {value: unknown} | {wrong: string} {
  const value = coerceValue(words, field)
  if (value !== undefined) return {value}
  const text = `${name}: ${asYaml(words)}`
  const labelled = label === undefined ? field : field.meta({...field.meta(), label})
  const typed = parsedYaml({file: '', text, document: readYaml(text), schema: z.object({[name]: labelled})})
  const [finding] = schemaFindings(typed)
  if (!finding) return {value: words}
  const sentences =
    label === undefined ? reportSentences(finding, text) : editorReport(finding, text).sentences
  return {wrong: sentences.join(' ')}
}
