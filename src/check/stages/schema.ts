import {schemas} from '../../site/index.ts'
import type {Stage} from '../stage.ts'
import {inTags} from './schema/attributes.ts'
import {findingsIn} from './schema/findings.ts'
import {inFrontmatter, pagesByName} from './schema/frontmatter.ts'
import {sharedIds} from './schema/sharedIds.ts'
import {typedYaml} from './schema/typedYaml.ts'

/** Checks the fields of records and frontmatter, and the attributes of tags, against their schemas. */
export const schema: Stage = {
  name: 'schema',
  severity: 'error',
  *run({site, files}) {
    for (const [name, {text, document, foreign}] of site.content) {
      const [file, schema] = [`content/${name}`, schemas.get(name)]
      // The values of a file with syntax errors are unknown.
      if (!schema || foreign || document.errors.length > 0 || !files.has(file)) continue
      yield* findingsIn(typedYaml({file, text, document, schema}))
    }
    yield* sharedIds(site, files)
    const named = pagesByName(site)
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      yield* inFrontmatter(page, {site, files}, named)
      yield* inTags(page, site)
    }
  },
}
