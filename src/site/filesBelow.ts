import {existsSync, readdirSync} from 'node:fs'
import {join, relative, sep} from 'node:path'

/** Names of files and folders that editors, sync programs and operating systems leave beside what people save. */
const litter = [
  // macOS, Windows, KDE, network drives, archives.
  /^(?:\._.*|\.DS_Store|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd|Icon\r|__MACOSX)$/,
  /^(?:ehthumbs|Thumbs)\.db$|^desktop\.ini$|^\.directory$|^@eaDir$|^\.nfs[0-9a-f]+$/i,
  // Vim, Emacs, gedit, Kate.
  /^4913$|^\..*\.sw[a-p]$|~$|^#.*#$|^\.#|^\.goutputstream-|^\..*\.kate-swp$/,
  // Word processors, and files in the middle of being synchronised.
  /^~\$|^\.~lock|^~WR[A-Z]\d+\.tmp$|^[.~]syncthing[.~]|^\.dropbox/,
]

/** Whether a program left this file behind, at a path below `pages/`, `content/` or `public/`: nobody wrote it, and nobody is to see it. */
export function isLitter(path: string): boolean {
  return path.split(/[/\\]/).some((name) => litter.some((pattern) => pattern.test(name)))
}

/** Every file in a folder and in those below it, from there, without litter; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isLitter(path))
    .sort()
}
