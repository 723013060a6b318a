import {readdirSync} from 'node:fs'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {describeExpected, exampleOf} from '../../src/site/content/schemaFields.ts'
import {schemas} from '../../src/site/content/schemas.ts'

test('every file of content/ has a schema', () => {
  const files = readdirSync('content').filter((name) => name.endsWith('.yaml'))
  expect([...schemas.keys()].sort()).toEqual(files.sort())
})

test.each([...schemas])('every field of %s has a description and a valid example', (_, schema) => {
  for (const field of leavesOf(schema)) {
    expect(describeExpected(field)).not.toBe('a block of fields')
    expect(field.safeParse(exampleOf(field)).error).toBeUndefined()
  }
})

/** Returns the fields of a schema that contain no other fields. */
function leavesOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return leavesOf(schema.element)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(leavesOf)
  return schema instanceof z.ZodType ? [schema] : []
}
