import type {Document} from 'yaml'
import {applyEdits, type Edit, readYaml, schemas} from '../../site/index.ts'
import {type CurledValue, curlYamlQuotes} from './curlYamlQuotes.ts'

/**
 * Returns edits that make the quotes in a YAML file curly; leaves out values whose schema rejects curly
 * quotes.
 */
export function curlRecordQuotes(name: string, text: string, document: Document): Edit[] {
  if (document.errors.length > 0) return []
  const values = curlYamlQuotes(text, document)
  if (values.length === 0) return []
  const issues = schemas.get(name)?.safeParse(withWords(document, values)).error?.issues ?? []
  const refused = new Set(issues.map(({path}) => path.join('\n')))
  const taken = values.filter(({path}) => !refused.has(path.join('\n')))
  const edits = taken.flatMap((value) => value.edits)
  const now = readYaml(applyEdits(text, edits))
  const isRight =
    now.errors.length === 0 && JSON.stringify(now.toJS()) === JSON.stringify(withWords(document, taken))
  return isRight ? edits : []
}

function withWords(document: Document, values: CurledValue[]): unknown {
  const changed = document.clone()
  for (const {path, words} of values) changed.setIn(path, words)
  return changed.toJS()
}
