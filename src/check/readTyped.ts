import {z} from 'zod'
import {asYaml, readYaml} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {wordsOf} from './report.ts'
import {findingsIn} from './stages/schema/findings.ts'
import {meantBy} from './stages/schema/meant.ts'
import {typedYaml} from './stages/schema/typedYaml.ts'

/** Converts typed words to a value that the field’s schema accepts, or returns the check’s message about them. */
export function readTyped(words: string, name: string, field: z.ZodType): {value: unknown} | {wrong: string} {
  const value = meantBy(words, field)
  if (value !== undefined) return {value}
  const text = `${name}: ${asYaml(words)}`
  const typed = typedYaml({file: '', text, document: readYaml(text), schema: z.object({[name]: field})})
  const [finding] = findingsIn(typed)
  return finding ? {wrong: wordsOf({...finding, severity: 'error'} as Finding, text).join(' ')} : {value: words}
}
