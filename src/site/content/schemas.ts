import {z} from 'zod'
import type * as found from '../../../content/schemas.ts'
import {importCompiled} from '../compiled.mjs'

// Vite bundles its own configuration before it looks for files by a pattern: compiled by themselves,
// the schemas are found in the same way by the build, the commands and the tests.
const module: typeof found = await importCompiled('content/schemas.ts')

/** What each file of `content/` may hold, by its name: `cohorts.yaml`. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(module.schemas).map(([path, schema]) => [path.replace(/^\.\/(.*)\.schema\.ts$/, '$1.yaml'), schema]),
)

/** What the lines at the top of a page may say. */
export const {frontmatter} = module

/** The file that holds each kind of record, by the attribute that names one in a page: `cohort="…"` is in `cohorts.yaml`. */
export const recordKinds: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind = schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
