import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

export {frontmatter} from '../../../content/frontmatter.ts'

const files = readdirSync(join(import.meta.dirname, '../../../content'))
const names = files.flatMap((file) => /^(.+)\.schema\.ts$/.exec(file)?.[1] ?? [])
const load = async (name: string): Promise<z.ZodType> => (await import(`../../../content/${name}.schema.ts`)).default

/** What each file of `content/` may hold, by its name: `cohorts.yaml` has its schema in `cohorts.schema.ts`. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  await Promise.all(names.sort().map(async (name) => [`${name}.yaml`, await load(name)] as const)),
)

/** The file that holds each kind of record, by the attribute that names one in a page: `cohort="…"` is in `cohorts.yaml`. */
export const recordKinds: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind = schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
