import {interpolate, readContentFolder} from '../../site/index.ts'

/**
 * The records of `content/` that the site shows, file by file: what only the check reads, no visitor does.
 * A file that can't be read counts as empty: the build has told why.
 */
export function readRecords(folder: string): Map<string, unknown> {
  const {content, contentReaders} = readContentFolder(folder)
  const shown = [...content]
    .filter(([name]) => contentReaders.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    shown.map(
      ([name, {document}]) =>
        [name, document.errors.length > 0 ? undefined : interpolate(document.toJS(), content)] as const,
    ),
  )
}
