import type {Plugin} from 'vite'
import {ErrorWithoutStack} from '../site/index.ts'

/**
 * Validates Vite's option `--base` before the build, because every link of the site starts with this path.
 */
export function basePlugin(): Plugin {
  return {
    name: 'site:base',
    enforce: 'pre',
    config: ({base = '/'}) => ({base: normaliseBase(base)}),
  }
}

/**
 * Returns a base path with missing slashes added. If it is not a folder, throws an error that suggests one.
 */
export function normaliseBase(typed: string): string {
  const folder = withSlashes(typed)
  if (isFolder(folder)) return folder
  const inGitBash = /^[a-z]:.*?\/Git(\/.+)$/i.exec(typed)?.[1]
  const meant = withSlashes(
    inGitBash ?? (/^https?:/.test(typed) && URL.canParse(typed) ? new URL(typed).pathname : ''),
  )
  // Suggests a path without a leading slash, which Git Bash on Windows would expand to a local path.
  const write = meant !== '/' && isFolder(meant) ? meant.slice(1) : 'folder/'
  throw new ErrorWithoutStack(
    `“${typed}” is not the name of a folder. For a site in a folder of its host write: --base ${write}\nWithout --base the site is built for a host of its own.`,
  )
}

function withSlashes(path: string): string {
  return `${path.startsWith('/') ? '' : '/'}${path}${path.endsWith('/') ? '' : '/'}`
}

function isFolder(path: string): boolean {
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)
}
