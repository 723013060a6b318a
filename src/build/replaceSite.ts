import {mkdir, readdir, rename, rm, rmdir} from 'node:fs/promises'
import {join, relative} from 'node:path'

const folderName = '.unfinished'

/**
 * The folder of an unfinished site. It is inside `dist/`, so that its files can be renamed, which never
 * leaves half a file: `dist/` may be a mount point, and `node_modules/` on another disk.
 */
export const unfinishedSite = `dist/${folderName}`

/**
 * Makes `dist/` what `dist/.unfinished` is, file by file, because Docker’s file system can’t rename older
 * folders.
 */
export async function replaceSite(root: string): Promise<void> {
  const [dist, unfinished] = [join(root, 'dist'), join(root, unfinishedSite)]
  const after = await entriesOf(unfinished)
  for (const [name, kind] of await entriesOf(dist))
    if (after.has(name) && after.get(name) !== kind)
      await rm(join(dist, name), {recursive: true, force: true})
  const names = [...after.keys()]
  for (const name of names) if (after.get(name) === 'folder') await mkdir(join(dist, name), {recursive: true})
  // Documents come last: what they refer to is there at any time, and if a file can’t be replaced, the old
  // ones stay.
  const files = names.filter((name) => after.get(name) === 'file')
  for (const name of [...files.filter((each) => !isDocument(each)), ...files.filter(isDocument)])
    await rename(join(unfinished, name), join(dist, name))
  for (const name of (await entriesOf(dist)).keys())
    if (!after.has(name)) await rm(join(dist, name), {recursive: true, force: true})
}

/** Removes what a build has left that failed or was interrupted. */
export async function removeUnfinishedSite(root: string): Promise<void> {
  await rm(join(root, unfinishedSite), {recursive: true, force: true})
  // Without an earlier site `dist/` is empty, and is removed: other commands only test whether it exists.
  await rmdir(join(root, 'dist')).catch(() => {})
}

/**
 * Returns the kind of each file and folder below a folder, by relative path; folders come before what is in
 * them.
 */
async function entriesOf(folder: string): Promise<Map<string, 'file' | 'folder'>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  return new Map(
    entries
      .map(
        (entry) =>
          [
            relative(folder, join(entry.parentPath, entry.name)),
            entry.isDirectory() ? 'folder' : 'file',
          ] as const,
      )
      .filter(([name]) => !name.startsWith(folderName))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function isDocument(name: string): boolean {
  return /\.html(?:\.\w+)?$/.test(name)
}
