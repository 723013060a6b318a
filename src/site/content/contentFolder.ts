import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isJunkFile} from '../filesBelow.ts'
import {type ContentFiles, readContentFile} from './contentFile.ts'

/**
 * Lists the names of all files and folders in `content/`, which may be missing, without junk and symbolic
 * links.
 */
export function contentNamesIn(root: string): string[] {
  const folder = join(root, 'content')
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : []
  return entries.filter((entry) => !entry.isSymbolicLink() && !isJunkFile(entry.name)).map(({name}) => name)
}

/** Reads the YAML files of `content/`, by name: `cohorts.yaml`. */
export function readContent(root: string): ContentFiles {
  const names = contentNamesIn(root).filter((name) => name.endsWith('.yaml'))
  return new Map(
    names.map((name) => [name, readContentFile(name, readFileSync(join(root, 'content', name)))]),
  )
}
