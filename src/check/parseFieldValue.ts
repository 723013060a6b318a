import {z} from 'zod'
import {asYaml, readYaml} from '../site/index.ts'
import {reportSentences} from './report.ts'
import {coerceValue} from './stages/schema/coerceValue.ts'
import {parsedYaml} from './stages/schema/parsedYaml.ts'
import {schemaFindings} from './stages/schema/schemaFindings.ts'

/**
 * Converts text that an author typed to a value that the field’s schema accepts, or returns what is wrong
 * with it.
 */
export function parseFieldValue(
  words: string,
  name: string,
  field: z.ZodType,
): {value: unknown} | {wrong: string} {
  const value = coerceValue(words, field)
  if (value !== undefined) return {value}
  const text = `${name}: ${asYaml(words)}`
  const typed = parsedYaml({file: '', text, document: readYaml(text), schema: z.object({[name]: field})})
  const [finding] = schemaFindings(typed)
  return finding ? {wrong: reportSentences(finding, text).join(' ')} : {value: words}
}
