import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readContentFile} from '../../check/content/contentFile.ts'

/** The records of `content/`, file by file. A file that can't be read counts as empty: the build has told why. */
export function readRecords(folder: string): Map<string, unknown> {
  const content = join(folder, 'content')
  const names = existsSync(content) ? readdirSync(content).filter((name) => name.endsWith('.yaml')) : []
  return new Map(
    names.sort().map((name) => {
      const {document} = readContentFile(name, readFileSync(join(content, name)))
      return [name, document.errors.length > 0 ? undefined : document.toJS()]
    }),
  )
}
