import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Counts the files of code in each folder, and their lines including blank ones and comments. */
export function linesByFolder(): {folder: string; files: number; lines: number}[] {
  const rooms = readdirSync(join(root, 'src'), {withFileTypes: true}).filter((entry) => entry.isDirectory())
  return ['content', 'components', ...rooms.map(({name}) => `src/${name}`), 'tests'].map((folder) => {
    const texts = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    return {
      folder,
      files: texts.length,
      lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    }
  })
}
