import type {z} from 'zod'

export {frontmatter} from './frontmatter.ts'

/** The schema of each file of `content/`, which stands beside it: `./cohorts.schema.ts` is for `cohorts.yaml`. */
export const schemas = import.meta.glob<z.ZodType>('./*.schema.ts', {eager: true, import: 'default'})
