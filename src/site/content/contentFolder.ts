import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isLitter} from '../filesBelow.ts'
import {type Code, readCode} from '../readCode.ts'
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
export function readContentFolder(root: string, code = readCode(root)): ContentFolder {
  const folder = join(root, 'content')
  const contentNames = existsSync(folder) ? readdirSync(folder).filter((name) => !isLitter(name)) : []
  const names = contentNames.filter((name) => name.endsWith('.yaml'))
  return {
    content: new Map(names.map((name) => [name, readContentFile(name, readFileSync(join(folder, name)))])),
    contentNames,
    contentReaders: readersOf(code),
  }
}

function importedBy(text: string): string[] {
  return [...text.matchAll(/ from '[./]*\/content\/([\w-]+\.yaml)'/g)].map(([, file = '']) => file)
}

function readersOf(code: Code): Map<string, string[]> {
  // A component of pages, which staff know, after its parts.
  const names = [...code.keys()].sort((one, other) => other.split('/').length - one.split('/').length)
  const readers = new Map<string, string[]>()
  for (const name of names)
    for (const file of importedBy(code.get(name) ?? '')) readers.set(file, [...(readers.get(file) ?? []), name])
  return readers
}
