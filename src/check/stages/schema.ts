import {schemas} from '../../site/index.ts'
import type {Stage} from '../stage.ts'
import {checkTags} from './schema/attributes.ts'
import {checkFrontmatter, pagesByName} from './schema/frontmatter.ts'
import {parsedYaml} from './schema/parsedYaml.ts'
import {schemaFindings} from './schema/schemaFindings.ts'
import {sharedIds} from './schema/sharedIds.ts'

/** Checks the fields of records and frontmatter, and the attributes of tags, against their schemas. */
export const schema: Stage = {
  name: 'schema',
  *run({site, files}) {
    for (const [name, {text, document, nonTextKind}] of site.content) {
      const [file, schema] = [`content/${name}`, schemas.get(name)]
      // A file with syntax errors has no reliable values to validate.
      if (!schema || nonTextKind || document.errors.length > 0 || !files.has(file)) continue
      yield* schemaFindings(parsedYaml({file, text, document, schema}))
    }
    yield* sharedIds(site, files)
    const named = pagesByName(site)
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      yield* checkFrontmatter(page, {site, files}, named)
      yield* checkTags(page, site)
    }
  },
}
