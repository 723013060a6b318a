import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {filesBelow} from '../filesBelow.ts'
import {type ContentFile, readContentFile} from './contentFile.ts'

/** What lies in `content/`, and who reads it. */
export interface ContentFolder {
  /** Each file of `content/` that can be read, by name: `cohorts.yaml`. */
  content: Map<string, ContentFile>
  /** The name of everything in `content/`. */
  contentNames: string[]
  /** The files of ours that import each, components of pages last: `cohorts.yaml` is read by `components/CohortCard.tsx`. */
  contentReaders: Map<string, string[]>
}

/** Reads the files of `content/` as far as they are there. */
export function readContentFolder(root: string): ContentFolder {
  const folder = join(root, 'content')
  const contentNames = existsSync(folder) ? readdirSync(folder) : []
  const names = contentNames.filter((name) => name.endsWith('.yaml'))
  return {
    content: new Map(names.map((name) => [name, readContentFile(name, readFileSync(join(folder, name)))])),
    contentNames,
    contentReaders: readersOf(root),
  }
}

const imported = / from '[./]*\/content\/([\w-]+\.yaml)'/g

function readersOf(root: string): Map<string, string[]> {
  const code = ['components', 'src/app']
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name))
    // A component of pages, which staff know, after its parts.
    .sort((one, other) => other.split('/').length - one.split('/').length)
  const readers = new Map<string, string[]>()
  for (const name of code)
    for (const [, file = ''] of readFileSync(join(root, name), 'utf8').matchAll(imported))
      readers.set(file, [...(readers.get(file) ?? []), name])
  return readers
}
