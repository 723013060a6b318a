import {type Dirent, lstatSync, readdirSync, type Stats} from 'node:fs'
import {join, relative, sep} from 'node:path'

/** Names of junk files and folders that editors, sync programs and operating systems create. */
const junkNames = [
  // macOS, and archives from there.
  /^\._.*$/,
  /^(?:\.DS_Store|\.AppleDouble|\.Trashes|\.fseventsd|__MACOSX)$/,
  /^(?:\.Spotlight-V100|Icon\r)$/,
  // Windows.
  /^(?:ehthumbs\.db|Thumbs\.db|desktop\.ini)$/i,
  // KDE, network drives.
  /^(?:\.directory|@eaDir|\.nfs[0-9a-f]+)$/i,
  // Vim.
  /^4913$|^\..*\.sw[a-p]$/,
  // Emacs, gedit, Kate.
  /~$|^#.*#$|^\.#|^\.goutputstream-|^\..*\.kate-swp$/,
  // Lock and temporary files of word processors.
  /^~\$|^\.~lock|^~WR[A-Z]\d+\.tmp$/,
  // Partial files of sync programs.
  /^[.~]syncthing[.~]|^\.dropbox/,
]

/**
 * Whether a path below `pages/`, `content/` or `public/` is a junk file, which is ignored and not published.
 */
export function isJunkFile(path: string): boolean {
  return path.split(/[/\\]/).some((name) => junkNames.some((pattern) => pattern.test(name)))
}

/**
 * Lists all files below a folder, as sorted relative paths, without junk and links; empty if there is no
 * folder.
 */
export function filesBelow(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isJunkFile(path))
    .sort()
}

/** Lists the symbolic links among `folders` of a project and below them, without junk: `pages/guides`. */
export function symbolicLinks(root: string, folders: string[]): string[] {
  const inside = folders
    .flatMap((folder) => entriesBelow(join(root, folder)))
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const linkedFolders = folders.filter((each) => statsOf(join(root, each))?.isSymbolicLink())
  return [...linkedFolders, ...inside].filter((path) => !isJunkFile(path)).sort()
}

function entriesBelow(folder: string): Dirent[] {
  return statsOf(folder)?.isDirectory() ? readdirSync(folder, {recursive: true, withFileTypes: true}) : []
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, {throwIfNoEntry: false})
}
