import {lstatSync, readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {ErrorWithoutStack} from '../src/site/errorWithoutStack.ts'

const project = resolve(import.meta.dirname, '..')

/** The files and folders that the built site is made from. */
const sources = [
  ...['components', 'content', 'package-lock.json', 'pages', 'public', 'vite.config.ts'],
  ...['browser', 'build', 'document', 'frame', 'site'].map((folder) => `src/${folder}`),
]

/**
 * Returns the folder of the built site. Throws if there is none, or if a source is newer: no test is about an
 * old site.
 */
export function builtSite(root = project): string {
  const builtAt = changedAt(join(root, 'dist/index.html'))
  if (builtAt === undefined)
    throw new ErrorWithoutStack('There is no dist/ to test. Make it with: npm run build')
  const newer = sources
    .flatMap((source) => [source, ...pathsBelow(root, source)])
    .find((path) => (changedAt(join(root, path)) ?? 0) > builtAt)
  if (newer)
    throw new ErrorWithoutStack(
      `dist/ is older than ${newer}, so it is not tested. Build it again: npm run build`,
    )
  return join(root, 'dist')
}

function pathsBelow(root: string, source: string): string[] {
  if (!lstatSync(join(root, source), {throwIfNoEntry: false})?.isDirectory()) return []
  return readdirSync(join(root, source), {recursive: true, encoding: 'utf8'}).map((name) =>
    join(source, name),
  )
}

/** Returns when a file was changed, or when a file was added to a folder or removed from it. */
function changedAt(path: string): number | undefined {
  return lstatSync(path, {throwIfNoEntry: false})?.mtimeMs
}
