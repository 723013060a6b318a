import {z} from 'zod'
import {schemasByName} from './schemaFiles.ts'

export {frontmatter} from '../../../content/frontmatter.ts'

/**
 * The schema of each YAML file of `content/`, by file name; `cohorts.schema.ts` has the schema of
 * `cohorts.yaml`.
 */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  schemasByName.map(([name, schema]) => [`${name}.yaml`, schema]),
)

/**
 * The YAML file of each kind of record, by the attribute whose value is a record's id: `cohort` for
 * `cohorts.yaml`.
 */
export const recordFileByKind: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind =
      schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
