import {copyFileSync, existsSync, mkdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {ErrorWithoutStack, findMergeBase, missingHistoryReason, runGit} from '../../site/index.ts'

/**
 * Resolves a name to a commit; by default where this branch left `main`. Throws an error that explains what
 * to do.
 */
export function resolveCommit(project: string, name?: string): string {
  const {commit, reason} = name === undefined ? findMergeBase(project) : {}
  if (reason) throw new ErrorWithoutStack(reason)
  const {isOk, output} = runGit(project, ['rev-parse', '--verify', '--quiet', `${name ?? commit}^{commit}`])
  if (isOk) return output
  const unknown = `“${name}” is not a branch, tag or commit of this repository. Fetch it first, or name another.`
  throw new ErrorWithoutStack(missingHistoryReason(project) ?? unknown)
}

/**
 * Returns the first lines of the commits since `base` that changed pages, records or files, oldest first; at
 * most ten.
 */
export function commitSentences(project: string, base: string, head = 'HEAD'): string[] {
  const words = ['log', '--no-merges', '--reverse', '--format=%s (%an)', `${base}..${head}`]
  const {isOk, output} = runGit(project, [...words, '--', 'pages', 'content', 'public'])
  const all = isOk ? output.split('\n').filter(Boolean) : []
  return all.length > 10 ? [...all.slice(0, 10), `and ${all.length - 10} more`] : all
}

/** A snapshot of the project's files, without tests and packages. */
export interface Tree {
  /** The id of the git tree, which is the same for the same files. */
  treeId: string
  writeTo: (folder: string) => void
}

/**
 * Reads the files of a commit; by default the working directory, including uncommitted files that are not
 * ignored. Git writes its index and objects into the folder `scratch`, so that the repository stays
 * unchanged.
 */
export function readTree(project: string, commit: string | undefined, scratch: string): Tree {
  const git = (words: string[], env = {}) => {
    const answer = runGit(project, words, {env})
    if (!answer.isOk) throw new ErrorWithoutStack(answer.output)
    return answer.output
  }
  const [index, objects] = ['index', 'objects'].map((name) =>
    resolve(project, git(['rev-parse', '--git-path', name])),
  )
  const env = {
    GIT_INDEX_FILE: join(scratch, `${commit ?? 'now'}.index`),
    GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  }
  mkdirSync(env.GIT_OBJECT_DIRECTORY, {recursive: true})
  // Copies the repository’s index, so that git does not hash unchanged files again.
  if (!commit && index && existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
  git(commit ? ['read-tree', commit] : ['add', '--all'], env)
  git(['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch', 'tests', 'node_modules'], env)
  const writeTo = (folder: string) => git(['checkout-index', '--all', `--prefix=${folder}/`], env)
  return {treeId: git(['write-tree'], env), writeTo}
}
