import type {SiteFiles} from '../siteFiles.ts'
import type {Page} from './parsePage.ts'
import {recordOf} from './tagNodes.ts'

/** Ids of the records that a page shows, in page order, by file name in `content/`. */
export type RecordIdsByFile = Record<string, string[]>

/**
 * Returns the ids of the records that a page shows: ids in its tags, and all in each file that a component
 * lists.
 */
export function recordIdsOnPage(page: Page, site: SiteFiles): RecordIdsByFile {
  const shown = new Map<string, Set<string>>()
  const add = (file: string, ids: string[]) => shown.set(file, new Set([...(shown.get(file) ?? []), ...ids]))
  for (const tag of page.outline.tags) {
    const record = recordOf(tag)
    if (record) add(record.file, [record.id])
    for (const file of site.components.get(tag.name ?? '')?.rendersAllOf ?? [])
      add(
        file,
        (site.content.get(file)?.records ?? []).map(({id}) => id),
      )
  }
  return Object.fromEntries([...shown].map(([file, ids]) => [file, [...ids]]))
}
