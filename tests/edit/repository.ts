import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {copy} from './copy.ts'

/** Runs git in a folder, without its hooks. */
export function gitIn(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...words], {cwd: folder, encoding: 'utf8'}).trimEnd()
}

/** Runs git in the project of the current test. */
export function git(...words: string[]): string {
  return gitIn(copy.root, ...words)
}

export function setAuthor(folder: string) {
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
