import {groupBy} from '../groupBy.ts'
import {nearest} from '../nearest.ts'
import {recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'

/** The ids of one file of `content/` that pages name, known or not. */
export function namedOnPages(file: string, site: SiteFiles): Set<string> {
  const named = known.get(site.pages) ?? groupBy(recordsOn(site.pages), (record) => [record.file])
  known.set(site.pages, named)
  return new Set(named.get(file)?.map(({id}) => id))
}

/** Each file of records asks. */
const known = new WeakMap<SiteFiles['pages'], Map<string, {file: string; id: string}[]>>()

function recordsOn(pages: SiteFiles['pages']) {
  return pages.flatMap((page) => page.outline.tags.flatMap((tag) => recordOf(tag) ?? []))
}

/** The record that a page means by an id that is not there: the nearest one, or the only one that no page shows. */
export function meantRecord(id: string, file: ContentFile, site: SiteFiles): string | undefined {
  const ids = file.records.map((each) => each.id)
  if (ids.includes(id)) return undefined
  const near = nearest(id, ids)
  if (near) return near
  const named = namedOnPages(file.name, site)
  const unused = ids.filter((each) => !named.has(each) && !site.named.has(each))
  const unknown = [...named].filter((each) => !ids.includes(each))
  return unused.length === 1 && unknown.length === 1 ? unused[0] : undefined
}
