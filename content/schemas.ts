import {readdirSync} from 'node:fs'
import type {z} from 'zod'

export {frontmatter} from './frontmatter.ts'

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.schema\.ts$/.exec(file)?.[1] ?? [])
const load = async (name: string): Promise<z.ZodType> => (await import(`./${name}.schema.ts`)).default

/** What each file of `content/` may hold, by its name: `cohorts.yaml` has its schema in `cohorts.schema.ts`. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  await Promise.all(names.sort().map(async (name) => [`${name}.yaml`, await load(name)] as const)),
)
