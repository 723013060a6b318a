import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {copy} from './copy.ts'

/** Runs git in a folder, without its hooks. */
export function gitIn(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trimEnd()
}

/** Runs git in the project of the current test. */
export function git(...words: string[]): string {
  return gitIn(copy.root, ...words)
}

function setAuthor(folder: string) {
  gitIn(folder, 'config', 'user.name', 'Nadia')
  gitIn(folder, 'config', 'user.email', 'nadia@example.org')
}

/** Makes a folder a repository whose branch `main` has one commit of everything in it. */
export function makeRepository(folder: string) {
  gitIn(folder, 'init', '--quiet', '--template=', '--initial-branch=main')
  setAuthor(folder)
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n')
  commitAll(folder)
}

/**
 * Makes three folders side by side, which name each other by relative paths: `site` with its files, a bare
 * repository `origin` that it is published to, and a `colleague`’s clone of that.
 */
export function makeThreeFolders(folder: string) {
  const [site, colleague] = ['site', 'colleague'].map((name) => join(folder, name)) as [string, string]
  makeRepository(site)
  gitIn(folder, 'clone', '--quiet', '--bare', 'site', 'origin')
  gitIn(folder, 'clone', '--quiet', 'origin', 'colleague')
  gitIn(colleague, 'remote', 'set-url', 'origin', '../origin')
  setAuthor(colleague)
  gitIn(site, 'remote', 'add', 'origin', '../origin')
  gitIn(site, 'fetch', '--quiet', 'origin')
  gitIn(site, 'branch', '--quiet', '--set-upstream-to=origin/main')
}

export function commitAll(folder = copy.root) {
  gitIn(folder, 'add', '.')
  gitIn(folder, 'commit', '--quiet', '-m', 'Go on')
}

/** Returns the removed and added lines between commits or files, each with its `-` or `+`. */
export function changedLines(...between: string[]): string[] {
  return git('diff', '--unified=0', ...between)
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
}
