import {lineNow} from '../before/lineNow.ts'
import {groupBy} from '../groupBy.ts'
import {distance, nearest} from '../nearest.ts'
import type {OutlinedPage} from '../page/parsePage.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'

/** The ids of one file of `content/` that pages name, known or not. */
export function namedOnPages(file: string, site: SiteFiles): Set<string> {
  const named = known.get(site.pages) ?? groupBy(recordsOn(site.pages), (record) => [record.file])
  known.set(site.pages, named)
  return new Set(named.get(file)?.map(({id}) => id))
}

/** How many pages name a record of a file of `content/`. */
export function pagesNaming(id: string, file: string, {pages}: SiteFiles): number {
  return pages.filter((page) => recordsOn([page]).some((record) => record.file === file && record.id === id)).length
}

/** Each file of records asks. */
const known = new WeakMap<SiteFiles['pages'], Map<string, {file: string; id: string}[]>>()

function recordsOn(pages: SiteFiles['pages']) {
  return pages.flatMap((page) => page.outline.tags.flatMap((tag) => recordOf(tag) ?? []))
}

/** The ids that a page shows beside a tag with such a tag already, each once; a figure in a sentence or a button may well stand there twice. */
export function shownBeside(tag: PageTag, {outline}: OutlinedPage): Set<string> {
  const isBlock = (each: PageTag) => each.name === tag.name && each.type === 'mdxJsxFlowElement'
  const others = isBlock(tag) ? outline.tags.filter((each) => each !== tag && isBlock(each)) : []
  return new Set(
    others.flatMap((each) => recordOf(each) ?? []).flatMap(({file, id}) => (file === 'toasts.yaml' ? [] : [id])),
  )
}

/** The record that is meant by an id that is not there: the nearest one, or the only one that no page shows; none of those that are told beside it already. */
export function meantRecord(
  id: string,
  file: ContentFile,
  site: SiteFiles,
  beside: ReadonlySet<string> = new Set(),
): string | undefined {
  const all = file.records.map((each) => each.id)
  if (all.includes(id)) return undefined
  const idOf = (line = '') => /^- id: ([\w-]+)\s*$/.exec(line)?.[1]
  const now = idOf(lineNow(site, `content/${file.name}`, file.text, (line) => idOf(line) === id))
  if (now && all.includes(now)) return now
  const ids = all.filter((each) => !beside.has(each))
  const named = namedOnPages(file.name, site)
  const near = nearest(id, ids)
  // One that pages show already is meant only by a slip of a finger.
  if (near && (!named.has(near) || distance(id, near) <= 2)) return near
  const unused = ids.filter((each) => !named.has(each) && !site.named.has(each))
  const unknown = [...named].filter((each) => !all.includes(each))
  return unused.length === 1 && unknown.length === 1 ? unused[0] : undefined
}

/** The only record of a file with those words in one of its fields, which a page named by them. */
export function recordSaying(words: string, file?: ContentFile): ContentFile['records'][number] | undefined {
  const [found, ...more] = (file?.records ?? []).filter(({value}) => Object.values(value).includes(words))
  return more.length === 0 ? found : undefined
}

/** The one id that pages name and no record has, where two records have the same, and what those are. */
export function lostId(file: ContentFile, site: SiteFiles) {
  const {records} = file
  const ids = records.map((each) => each.id)
  const [second, ...others] = records.filter(({id}, index) => ids.indexOf(id) < index)
  const [id, ...more] = [...namedOnPages(file.name, site)].filter((each) => !ids.includes(each))
  const first = records.find((each) => each.id === second?.id)
  if (!id || !first || !second || more.length > 0 || others.length > 0) return undefined
  return {id, first, second}
}
