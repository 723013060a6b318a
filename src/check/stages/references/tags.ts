import {
  ancestorFolders,
  type Edit,
  isDraft,
  lastRangeOf,
  listedFolders,
  nearest,
  nearestWithSameNumbers,
  type Page,
  pagesIn,
  type Range,
  rangeOf,
  readContentFile,
  recordFileByKind,
  recordOf,
  type SiteFiles,
  slugify,
  withoutDrafts,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import {renamedFrom} from '../../history/renamedFrom.ts'

/** Checks that the components of a page, and the records and folders that they show, exist. */
export function* tagsOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text, outline} = page
  for (const tag of outline.tags) {
    const name = tag.name ?? ''
    const range = rangeOf(tag)
    if (!site.components.has(name)) {
      const names = [...site.components.keys()]
      const sameLetters = names.find((each) => each.toLowerCase() === name.toLowerCase())
      // Ignores HTML tags, which the syntax stage reports.
      if (!/^[A-Z]/.test(name) && !sameLetters) continue
      const meant = sameLetters ?? nearest(name, names)
      const fix = meant ? renamed(text, range, name, meant) : undefined
      yield error('references.no-component', {
        file,
        range: {start: range.start, end: range.start + name.length + 1},
        data: {typed: name, meant},
        fix,
      })
      continue
    }
    const record = recordOf(tag)
    const component = site.components.get(name)
    if (record && component?.props.some((prop) => prop.name === record.attribute.name))
      yield* checkRecordReference(record, file, lastRangeOf(text, rangeOf(record.attribute), record.id), site)
  }
  for (const {folder, attribute} of listedFolders(page, site.components)) {
    const range = lastRangeOf(text, rangeOf(attribute), folder)
    const all = new Set(site.pageFiles.flatMap(ancestorFolders))
    if (!all.has(folder)) {
      const meant = nearest(folder, all)
      yield error('references.no-folder', {
        file,
        range,
        data: {typed: folder, meant, choices: [...all]},
        fix: meant ? replaceRange(range, meant) : undefined,
      })
    } else if (pagesIn(folder, site.showsDrafts || isDraft(page) ? site : withoutDrafts(site)).length === 0)
      yield error('references.empty-folder', {file, range, data: {typed: folder}})
  }
}

function* checkRecordReference(
  {id, file: name}: {id: string; file: string},
  file: string,
  range: Range,
  site: SiteFiles,
): Iterable<Finding> {
  const holder = site.content.get(name)
  // Ignores the ids of a file with syntax errors, which the yaml stage reports.
  if (!holder || holder.document.errors.length > 0 || id.trim() === '') return
  const ids = holder.records.map((each) => each.id)
  if (ids.includes(id)) return
  // Only valid ids are suggested; an invalid one is reported in the file that defines it.
  const sound = ids.filter((each) => slugify(each) === each)
  const other = [...recordFileByKind.values()].find((each) =>
    site.content.get(each)?.records.some((record) => record.id === id),
  )
  if (other) return yield error('references.other-kind', {file, range, data: {typed: id, file: name, other}})
  const before = site.committedText?.(`content/${name}`, holder.text)
  const former = before === undefined ? [] : readContentFile(name, before).records.map((each) => each.id)
  const shown = new Set(site.pages.flatMap(({outline}) => outline.tags.map((tag) => recordOf(tag)?.id)))
  const unshown = sound.filter((each) => !shown.has(each))
  const meant =
    renamedFrom(id, former, sound) ??
    nearestWithSameNumbers(id, unshown) ??
    nearestWithSameNumbers(id, sound) ??
    (unshown.length === 1 ? unshown[0] : undefined)
  yield error('references.no-record', {
    file,
    range,
    data: {typed: id, file: name, meant, choices: sound},
    fix: meant ? replaceRange(range, meant) : undefined,
  })
}

/** Returns the edits that change the component name in a tag, and in its closing tag if it has one. */
function renamed(text: string, {start, end}: Range, name: string, other: string): Edit[] {
  const close = `</${name}>`
  const opening = {start: start + 1, end: start + 1 + name.length, text: other}
  return text.slice(start, end).endsWith(close)
    ? [opening, {start: end - close.length + 2, end: end - 1, text: other}]
    : [opening]
}
