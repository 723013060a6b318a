import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {z} from 'zod'

const folder = join(import.meta.dirname, '../../../content')
const names = readdirSync(folder).flatMap((file) => /^(.+)\.schema\.ts$/.exec(file)?.[1] ?? [])
const load = async (name: string): Promise<z.ZodType> =>
  (await import(`../../../content/${name}.schema.ts`)).default

/** The schema of each YAML file of `content/`, by the name of the file without its ending: `cohorts`. */
export const schemasByName: [name: string, schema: z.ZodType][] = await Promise.all(
  names.sort().map(async (name) => [name, await load(name)] as [string, z.ZodType]),
)
