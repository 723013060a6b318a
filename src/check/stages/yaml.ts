import {z} from 'zod'
import {frontmatterKeys, schemas} from '../../site/index.ts'
import type {Found} from '../finding.ts'
import type {Scope, Stage} from '../stage.ts'
import {mistakesIn} from './yaml/mistakesIn.ts'

/** The lines that a page may have at its top; what their values may be is for a later stage to say. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()
const frontmatter = z.strictObject(Object.fromEntries(frontmatterKeys.map((key) => [key, value])))

/** Files of records and the lines at the top of pages that can’t be read, or are read as something else than they look like. */
export const yaml: Stage = {
  name: 'yaml',
  severity: 'error',
  *run({site, files}: Scope): Iterable<Found> {
    for (const [name, {text, foreign}] of site.content) {
      const schema = schemas.get(name)
      // A file that is empty is reported as that.
      if (schema && !foreign && text.trim() !== '' && files.has(`content/${name}`))
        yield* mistakesIn(`content/${name}`, text, 0, schema)
    }
    for (const {
      file,
      text,
      frontmatter: {yaml},
    } of site.pages)
      if (yaml && files.has(file)) yield* mistakesIn(file, withLineEnds(yaml), text.indexOf(yaml), frontmatter)
  },
}

/** YAML knows no line that ends as on an old Mac. */
const withLineEnds = (text: string) => text.replace(/\r(?!\n)/g, '\n')
