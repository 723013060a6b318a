import type {SiteFiles} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {runStages} from './runStages.ts'
import {references} from './stages/references.ts'
import {schema} from './stages/schema.ts'

/**
 * Returns the errors that changed files can cause in other files: broken links, unknown ids, duplicate
 * values.
 */
export function errorsElsewhere(site: SiteFiles, changed: string[], today: string): Finding[] {
  const names = [
    ...site.pages.map(({file}) => file),
    ...[...site.content.keys()].map((name) => `content/${name}`),
  ]
  const files = new Set(names.filter((name) => !changed.includes(name)))
  return runStages({site, files, today, launch: false}, [schema, references]).flatMap((each) => {
    // `runStages` does not test whether fixes work, so they are left out.
    const {fix: _, ...finding} = each
    return each.severity === 'error' ? [finding] : []
  })
}
