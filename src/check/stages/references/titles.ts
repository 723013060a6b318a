import {isSeq, visit} from 'yaml'
import {
  type ContentFile,
  nearest,
  readContentFile,
  type SiteFiles,
  schemaAt,
  schemas,
  yamlPathOf,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import {renamedFrom} from '../../history/renamedFrom.ts'

/** Checks each field whose value must be the title of another record, as `titleOf` in its schema declares. */
export function* checkTitleReferences({name, document}: ContentFile, site: SiteFiles): Iterable<Finding> {
  const all: Finding[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      const {titleOf} = schemaAt(schemas.get(name), yamlPathOf(key, path))?.meta() ?? {}
      if (key === 'key' || !Array.isArray(titleOf) || typeof value !== 'string' || !range) return
      const titles = titlesIn(titleOf.map(String), site)
      if (!titles || titles.includes(value)) return
      const meant =
        renamedFrom(value, titlesBefore(titleOf.map(String), site), titles) ?? nearest(value, titles)
      const at = {start: range[0], end: range[1]}
      const fix = meant && !/[:#"]/.test(meant) ? replaceRange(at, meant) : undefined
      all.push(
        error('references.no-title', {
          file: `content/${name}`,
          range: at,
          data: {typed: value, meant, choices: titles},
          fix,
        }),
      )
    },
  })
  yield* all
}

/**
 * Returns the titles of the records of some files; for a changed file, the titles in its committed version.
 */
function titlesBefore(files: string[], site: SiteFiles): string[] {
  const content = new Map(site.content)
  for (const [name, {text}] of site.content) {
    const before = files.includes(name) ? site.committedText?.(`content/${name}`, text) : undefined
    if (before !== undefined) content.set(name, readContentFile(name, before))
  }
  return titlesIn(files, {...site, content}) ?? []
}

/** Returns the titles of the records of some files, or `undefined` if one of the files can’t be parsed. */
function titlesIn(files: string[], {content}: SiteFiles): string[] | undefined {
  const holders = files.flatMap((file) => content.get(file) ?? [])
  const isRead = holders.every(({document}) => document.errors.length === 0 && isSeq(document.contents))
  const titles = holders.flatMap(({records}) => records.map(({value}) => value.title))
  return isRead && titles.every((title) => typeof title === 'string') ? (titles as string[]) : undefined
}
