import {join} from 'node:path'
import {runnerImport} from 'vite'
import {z} from 'zod'
import type * as found from '../../../content/schemas.ts'

const root = join(import.meta.dirname, '../../..')

// Node 20 reads no TypeScript, and Vite bundles its own configuration before it looks for files by a pattern:
// through Vite's runner the schemas are found in the same way by the build, the commands and the tests.
const {module} = await runnerImport<typeof found>(join(root, 'content/schemas.ts'), {
  root,
  configFile: false,
  envDir: false,
})

/** What each file of `content/` may hold, by its name: `cohorts.yaml`. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(module.schemas).map(([path, schema]) => [path.replace(/^\.\/(.*)\.schema\.ts$/, '$1.yaml'), schema]),
)

/** The file that holds each kind of record, by the attribute that names one in a page: `cohort="…"` is in `cohorts.yaml`. */
export const recordKinds: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind = schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
