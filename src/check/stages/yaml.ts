import {z} from 'zod'
import {frontmatterKeys, readYaml, schemas} from '../../site/index.ts'
import type {Finding} from '../finding.ts'
import type {CheckContext, Stage} from '../stage.ts'
import {yamlFindings} from './yaml/yamlFindings.ts'

/**
 * Frontmatter may have any values in this stage, which checks only its field names; the schema stage checks
 * values.
 */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()
const frontmatter = z.strictObject(Object.fromEntries(frontmatterKeys.map((key) => [key, value])))

/**
 * Finds YAML (records and frontmatter) that can’t be parsed, or has another meaning than it seems to have.
 */
export const yaml: Stage = {
  name: 'yaml',
  *run({site, files}: CheckContext): Iterable<Finding> {
    for (const [name, content] of site.content) {
      const schema = schemas.get(name)
      // Skips an empty file, which the files stage reports.
      if (schema && !content.nonTextKind && content.text.trim() !== '' && files.has(`content/${name}`))
        yield* yamlFindings(`content/${name}`, content, 0, schema)
    }
    for (const page of site.pages) {
      const {yaml} = page.frontmatter
      if (!yaml || !files.has(page.file)) continue
      const text = withLineEnds(yaml)
      yield* yamlFindings(page.file, {text, document: readYaml(text)}, page.text.indexOf(yaml), frontmatter)
    }
  },
}

/**
 * Replaces lone CR characters, the line breaks of old Macs, because YAML does not treat them as line breaks.
 */
const withLineEnds = (text: string) => text.replace(/\r(?!\n)/g, '\n')
