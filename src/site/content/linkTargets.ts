import {visit} from 'yaml'
import type {z} from 'zod'
import type {Range} from '../text/positions.ts'
import type {ContentFile} from './contentFile.ts'
import {schemaAt} from './schemaFields.ts'
import {schemas} from './schemas.ts'
import {yamlPathOf} from './yamlPathOf.ts'

/**
 * The `form` in the schema of a field that holds a link target: a page of this site, or an address of another
 * site.
 */
const linkForms: unknown[] = ['page', 'address']

/** A link target in a YAML file; its range in the text includes quote marks. */
interface LinkTarget extends Range {
  value: string
}

/** Returns the link targets in a YAML file, by its schema. */
export function linkTargetsOf(
  {name, document}: ContentFile,
  schema: z.ZodType | undefined = schemas.get(name),
): LinkTarget[] {
  const found: LinkTarget[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      if (linkForms.includes(schemaAt(schema, yamlPathOf(key, path))?.meta()?.form))
        found.push({value, start: range[0], end: range[1]})
    },
  })
  return found
}
