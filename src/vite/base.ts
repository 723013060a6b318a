import type {Plugin} from 'vite'
import {Stopped} from './stopVite.ts'

/** Reads `--base` before anything is built: the links of a page begin with it and go on with a page's name. */
export function base(): Plugin {
  return {
    name: 'site:base',
    enforce: 'pre',
    config: ({base = '/'}) => ({base: readBase(base)}),
  }
}

/** The folder of a host, with the slashes that were left out. Throws what to write in place of anything else. */
export function readBase(typed: string): string {
  const folder = withSlashes(typed)
  if (isFolder(folder)) return folder
  const inGitBash = /^[a-z]:.*?\/Git(\/.+)$/i.exec(typed)?.[1]
  const meant = withSlashes(inGitBash ?? (/^https?:/.test(typed) && URL.canParse(typed) ? new URL(typed).pathname : ''))
  // Without its first slash: Git Bash on Windows makes a path of this computer of what begins with one.
  const write = meant !== '/' && isFolder(meant) ? meant.slice(1) : 'folder/'
  throw new Stopped(
    `“${typed}” is not the name of a folder. For a site in a folder of its host write: --base ${write}\nWithout --base the site is built for a host of its own.`,
  )
}

function withSlashes(path: string): string {
  return `${path.startsWith('/') ? '' : '/'}${path}${path.endsWith('/') ? '' : '/'}`
}

function isFolder(path: string): boolean {
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)
}
