import {type Document, isMap, isScalar} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {asYaml} from './asYaml.ts'
import {exampleOf, fieldsOf, schemaAt} from './field.ts'

/** A file that holds something else altogether, or nothing. */
export function explainFile(schema: z.ZodType, {contents}: Document): Omit<Finding, 'at'> {
  if (schema instanceof z.ZodArray) {
    const [first = '', ...more] = isMap(contents) ? contents.items.map(({key}) => String(key)) : []
    if (fieldsOf(schemaAt(schema, [0])).includes(first))
      return {
        message: `The hyphen is missing that starts this record.`,
        help: `Write - and a space in front of ${first}${more.length > 0 ? `, and two spaces in front of ${listed(more, 'and')}` : ''}.`,
      }
    const id = schemaAt(schema, [0, 'id'])
    const help = id
      ? `For example: - id: ${exampleOf(id)}`
      : isEmpty(contents)
        ? 'Where there is none, write: []'
        : `For example: - ${asYaml(exampleOf(schemaAt(schema, [0])))}`
    return {message: 'The file must be a list of records.', help}
  }
  const [first = ''] = fieldsOf(schema)
  return {
    message: 'The file must hold names with their values.',
    help: `For example: ${first}: ${asYaml(exampleOf(schemaAt(schema, [first])))}`,
  }
}

/** Whether a file holds nothing but notes. */
function isEmpty(contents: Document['contents']): boolean {
  return contents === null || (isScalar(contents) && contents.value === null)
}
