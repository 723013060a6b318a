import {visit} from 'yaml'
import type {z} from 'zod'
import type {ContentFile} from './contentFile.ts'
import {schemaAt} from './schemaFields.ts'
import {schemas} from './schemas.ts'
import {yamlPathOf} from './yamlPathOf.ts'

/**
 * The `form` in the schema of a field that holds a link target: a page of this site, or an address of another
 * site.
 */
const linkForms: unknown[] = ['page', 'address']

/**
 * Returns the link targets in a YAML file, by its schema, with their ranges in the text (which include quote
 * marks).
 */
export function linkTargetsOf(
  {name, document}: ContentFile,
  schema: z.ZodType | undefined = schemas.get(name),
): {value: string; from: number; to: number}[] {
  const found: {value: string; from: number; to: number}[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      if (linkForms.includes(schemaAt(schema, yamlPathOf(key, path))?.meta()?.form))
        found.push({value, from: range[0], to: range[1]})
    },
  })
  return found
}
