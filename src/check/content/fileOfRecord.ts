import {type Document, isMap, isSeq} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import type {ContentFolder} from './contentFolder.ts'
import {fieldsOf} from './field.ts'
import {fieldNames} from './fieldNames.ts'
import {schemas} from './schemas.ts'

/** The one other file whose records have just these fields, where those of its own have others. */
export function fileOfRecord(fields: string[], own: z.ZodType | undefined): string | undefined {
  if (fields.length < 3 || isOf(fields, own)) return undefined
  const lacking = neededIn(own).filter((name) => !fields.includes(name))
  // What lacks one field alone is of its file.
  if (lacking.length < 2) return undefined
  const [file, ...more] = [...schemas].filter(([, schema]) => schema !== own && isOf(fields, schema))
  return more.length === 0 ? file?.[0] : undefined
}

/** Whether a record stands in another file, and has the fields of this one. */
export function isMisplaced({id, file}: {id: string; file: string}, {content}: ContentFolder): boolean {
  return [...content.values()].some(
    ({name, records}) =>
      name !== file &&
      records.some((each) => each.id === id && fileOfRecord(Object.keys(each.value), schemas.get(name)) === file),
  )
}

/** Each record that was written into a file of others, by its number in the list. */
export function recordsOfOthers(document: Document, schema: z.ZodType): Map<number, Finding> {
  const list = document.contents
  if (!isSeq(list)) return new Map()
  return new Map(
    list.items.flatMap((item, index): [number, Finding][] => {
      if (!isMap(item) || !item.range) return []
      const fields = fieldNames(item)
      const file = fileOfRecord(fields, schema)
      const lacking = neededIn(schema).filter((name) => !fields.includes(name))
      // One that has nothing which this file doesn’t know may be unfinished.
      const isUnfinished = fields.every((name) => fieldsOf(recordIn(schema)).includes(name))
      const finding = {
        at: item.range[0],
        message: `This is a record of content/${file}, by its fields, and not of this file.`,
        help: `Move all its lines there.${isUnfinished ? ` If it belongs here, it needs ${listed(lacking, 'and')} too.` : ''}`,
      }
      return file ? [[index, finding]] : []
    }),
  )
}

/** Whether a record with these fields has all that those of a file need, and no others. */
function isOf(fields: string[], schema: z.ZodType | undefined): boolean {
  const all = fieldsOf(recordIn(schema))
  return (
    all.length > 0 &&
    fields.every((name) => all.includes(name)) &&
    neededIn(schema).every((name) => fields.includes(name))
  )
}

function neededIn(schema: z.ZodType | undefined): string[] {
  const record = recordIn(schema)
  if (!(record instanceof z.ZodObject)) return []
  return Object.entries(record.shape).flatMap(([name, field]) => (field instanceof z.ZodOptional ? [] : [name]))
}

function recordIn(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodType ? schema.element : undefined
}
