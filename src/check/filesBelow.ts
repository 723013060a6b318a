import {existsSync, readdirSync} from 'node:fs'
import {join, relative, sep} from 'node:path'

/** Every file in a folder and in those below it, from there; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
