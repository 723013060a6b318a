import {copyFileSync, existsSync, mkdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {ask, whyNoHistory, workBase} from '../../site/index.ts'

/** The commit that a name means, or without one that where this work left `main`; otherwise an error that a person can act on. */
export function commitOf(project: string, name?: string): string {
  const {commit, reason} = name === undefined ? workBase(project) : {}
  if (reason) throw new Error(reason)
  const {said, words} = ask(project, ['rev-parse', '--verify', '--quiet', `${name ?? commit}^{commit}`])
  if (said) return words
  const unknown = `“${name}” is not a branch, tag or commit of this repository. Fetch it first, or name another.`
  throw new Error(whyNoHistory(project) ?? unknown)
}

/** The files of one state, without tests and packages. */
export interface Tree {
  /** The same for two states with the same files. */
  name: string
  writeTo: (folder: string) => void
}

/**
 * The files of a commit, or without one those of the project as it is now, with what is not committed and not ignored.
 * Index and objects are written to `scratch`: the repository stays as it is.
 */
export function readTree(project: string, commit: string | undefined, scratch: string): Tree {
  const git = (words: string[], env = {}) => {
    const answer = ask(project, words, {env})
    if (!answer.said) throw new Error(answer.words)
    return answer.words
  }
  const [index, objects] = ['index', 'objects'].map((name) => resolve(project, git(['rev-parse', '--git-path', name])))
  const env = {
    GIT_INDEX_FILE: join(scratch, `${commit ?? 'now'}.index`),
    GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  }
  mkdirSync(env.GIT_OBJECT_DIRECTORY, {recursive: true})
  // The index knows which files have not changed.
  if (!commit && index && existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
  git(commit ? ['read-tree', commit] : ['add', '--all'], env)
  git(['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch', 'tests', 'node_modules'], env)
  const writeTo = (folder: string) => git(['checkout-index', '--all', `--prefix=${folder}/`], env)
  return {name: git(['write-tree'], env), writeTo}
}
