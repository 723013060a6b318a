import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

export {frontmatter} from '../../../content/frontmatter.ts'

const files = readdirSync(join(import.meta.dirname, '../../../content'))
const names = files.flatMap((file) => /^(.+)\.schema\.ts$/.exec(file)?.[1] ?? [])
const load = async (name: string): Promise<z.ZodType> => (await import(`../../../content/${name}.schema.ts`)).default

/** The schema of each YAML file of `content/`, by file name; `cohorts.schema.ts` has the schema of `cohorts.yaml`. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  await Promise.all(names.sort().map(async (name) => [`${name}.yaml`, await load(name)] as const)),
)

/** The YAML file of each kind of record, by the attribute whose value is a record's id: `cohort` for `cohorts.yaml`. */
export const recordFileByKind: ReadonlyMap<string, string> = new Map(
  [...schemas].flatMap(([file, schema]) => {
    const kind = schema instanceof z.ZodArray && schema.element instanceof z.ZodType && schema.element.meta()?.title
    return kind ? [[kind, file] as const] : []
  }),
)
