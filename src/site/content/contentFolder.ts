import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isJunkFile} from '../filesBelow.ts'
import {type ContentFile, readContentFile} from './contentFile.ts'

/** The files of `content/`. */
export interface ContentFolder {
  /** YAML files by name: `cohorts.yaml`. */
  content: Map<string, ContentFile>
  /** Names of all files and folders in `content/`, except junk files. */
  contentNames: string[]
}

/** Reads `content/`, which may be missing. Reuses the unchanged files of `before`, the result of an earlier call. */
export function readContentFolder(root: string, before?: ContentFolder): ContentFolder {
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
  }
}
