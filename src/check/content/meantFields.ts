import {type Document, isMap, isScalar} from 'yaml'
import {z} from 'zod'
import {nearest} from '../nearest.ts'
import {fieldsOf, schemaAt} from './field.ts'
import {meantValue} from './meantValue.ts'

/** The fields of a block of which it is said what they should be, by names that it can’t have: none of them is missing besides. */
export function fieldsSaid(...[keys, path, schema, document]: Parameters<typeof meantFields>): string[] {
  const block = schemaAt(schema, path)
  const said = [
    ...meantFields(keys, path, schema, document),
    ...(meantParts(keys, path, schema, document) ? fieldsOf(block) : []),
    ...keys.flatMap((key) => partedKey(key, block)?.key ?? []),
    ...[meantField(keys, path, schema, document)].flatMap((field) => field ?? []),
  ]
  // Where none is certain, those that are missing are offered for them.
  const missing = missingIn(block, path, document)
  return said.length === 0 && missing.length <= keys.length ? missing : said
}

/** The field that someone meant by the one name that a block does not have. */
export function meantField(
  keys: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): string | undefined {
  const [key = '', ...more] = keys
  const block = schemaAt(schema, path)
  if (more.length > 0 || !(block instanceof z.ZodObject)) return undefined
  const near = nearest(key, fieldsOf(block))
  // The field that a name lost a colon before, or the one that is missing, if it takes the value: `venue` for `location`.
  const missing = missingIn(block, path, document)
  const [only] = missing
  const takes = only !== undefined && schemaAt(block, [only])?.safeParse(document.getIn([...path, key])).success
  return near ?? (missing.length === 1 && takes ? only : undefined)
}

/** The fields that a block must have and has not. */
export function missingIn(block: z.ZodType | undefined, path: readonly PropertyKey[], document: Document): string[] {
  return fieldsOf(block).filter(
    (name) =>
      block instanceof z.ZodObject && !(block.shape[name] instanceof z.ZodOptional) && !document.hasIn([...path, name]),
  )
}

/** The fields that someone meant by several names that a block does not have, one for each: `From` and `To`. None where that is not certain. */
export function meantFields(
  keys: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): string[] {
  if (keys.length < 2) return []
  const block = schemaAt(schema, path)
  const free = fieldsOf(block).filter((field) => !document.hasIn([...path, field]))
  const meant = keys.flatMap((key) => nearest(key, free) ?? [])
  return new Set(meant).size === keys.length ? meant : []
}

/** All fields of a block that has nothing but one name with its value: `- Services: /services`, for a text and where it leads. */
export function meantParts(
  [key = '', ...more]: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): unknown {
  const map = document.getIn(path, true)
  const isAlone = more.length === 0 && isMap(map) && map.items.length === 1
  return isAlone ? meantValue(`${key}:${sourceAt(document, [...path, key])}`, schemaAt(schema, path)) : undefined
}

/** `from 4`, for a field and its value that no colon parts. */
export function partedKey(key: string, block: z.ZodType | undefined): {key: string; value: string} | undefined {
  const [, name = '', value = ''] = /^(\w+)(?: +|:)(\S.*)$/.exec(key) ?? []
  return fieldsOf(block).includes(name) ? {key: name, value} : undefined
}

/** The words after a field's colon as they stand there, if they are on its line. */
export function sourceAt(document: Document, path: readonly PropertyKey[]): string {
  const node = document.getIn(path, true)
  if (!isScalar(node) || node.source === undefined || /^BLOCK/.test(node.type ?? '') || /\n/.test(node.source))
    return ''
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : node.type === 'QUOTE_SINGLE' ? "'" : ''
  return ` ${quote}${node.source}${quote}`
}
