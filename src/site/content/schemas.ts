import {z} from 'zod'
import {schemas} from '../../../content/schemas.ts'

export {frontmatter, schemas} from '../../../content/schemas.ts'

/** The file that holds each kind of record, by the attribute that names one in a page: `cohort="…"` is in `cohorts.yaml`. */
export const recordKinds: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind = schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
