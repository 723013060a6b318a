import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isJunkFile} from '../filesBelow.ts'
import {type Code, readCode} from '../readCode.ts'
import {type ContentFile, readContentFile} from './contentFile.ts'

/** The files of `content/` and the code that imports them. */
export interface ContentFolder {
  /** YAML files by name: `cohorts.yaml`. */
  content: Map<string, ContentFile>
  /** Names of all files and folders in `content/`, except junk files. */
  contentNames: string[]
  /** Paths of the code files that import each YAML file; the components directly in `components/` come last. */
  contentImporters: Map<string, string[]>
}

/** Reads `content/`, which may be missing. Reuses the unchanged files of `before`, the result of an earlier call. */
export function readContentFolder(root: string, code = readCode(root), before?: ContentFolder): ContentFolder {
  const folder = join(root, 'content')
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : []
  const contentNames = entries
    .filter((entry) => !entry.isSymbolicLink() && !isJunkFile(entry.name))
    .map(({name}) => name)
  const names = contentNames.filter((name) => name.endsWith('.yaml'))
  return {
    content: new Map(
      names.map((name) => [name, readContentFile(name, readFileSync(join(folder, name)), before?.content.get(name))]),
    ),
    contentNames,
    contentImporters: importersOf(code),
  }
}

function importedContentFiles(text: string): string[] {
  return [...text.matchAll(/ from '[./]*\/content\/([\w-]+\.yaml)'/g)].map(([, file = '']) => file)
}

function importersOf(code: Code): Map<string, string[]> {
  // Sorts deeper paths first: error messages name the last path, and authors know only files in `components/` itself.
  const names = [...code.keys()].sort((one, other) => other.split('/').length - one.split('/').length)
  const readers = new Map<string, string[]>()
  for (const name of names)
    for (const file of importedContentFiles(code.get(name) ?? ''))
      readers.set(file, [...(readers.get(file) ?? []), name])
  return readers
}
