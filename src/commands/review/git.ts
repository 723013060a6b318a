import {lstatSync} from 'node:fs'
import {join} from 'node:path'
import {ask, whyNoHistory, workBase} from '../../site/index.ts'

/** What git answers, without the line's end; throws its own words when it refuses. */
export function git(folder: string, ...words: string[]): string {
  return answerOf(ask(folder, words))
}

function answerOf({said, words}: ReturnType<typeof ask>): string {
  if (!said) throw new Error(words)
  return words
}

/** The commit that a name means, or an error that a person can act on. */
export function commitOf(folder: string, name: string): string {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    const reason = whyNoHistory(folder)
    if (reason) throw new Error(reason)
    throw new Error(`“${name}” is not a branch, tag or commit of this repository. Fetch it first, or name another.`)
  }
}

/** Where this work left `main`: what a reviewer compares with unless told otherwise. */
export function mergeBase(folder: string): string {
  const {commit, reason} = workBase(folder)
  if (!commit) throw new Error(reason)
  return commit
}

/** The files that differ between a commit and another, or the folder as it is with what is not committed yet. */
export function changedFiles(folder: string, base: string, head?: string): string[] {
  const between = git(folder, 'diff', '--name-only', '--no-renames', '-z', base, ...(head ? [head] : []))
  const fresh = head ? '' : git(folder, 'ls-files', '--others', '--exclude-standard', '-z')
  // A repository within this one is listed as a folder.
  const isFile = (name: string) => name !== '' && !name.endsWith('/')
  return [...new Set([...between.split('\0'), ...fresh.split('\0')])].filter(isFile).sort()
}

/** Every plain file of a commit, with the name of its content: no links, no submodules. */
export function namesOfCommit(folder: string, commit: string): Map<string, string> {
  return namesIn(git(folder, 'ls-tree', '-r', '-z', commit))
}

/** Every plain file of the folder as it is, with the name that its content would have in a commit; what git ignores is left out. */
export function namesOfWork(folder: string): Map<string, string> {
  const list = (...options: string[]) => git(folder, 'ls-files', '-z', ...options)
  // No symbolic links, and no nested repositories, whose names end in a slash.
  const isPlain = (file: string) => lstatSync(join(folder, file), {throwIfNoEntry: false})?.isFile() === true
  const names = new Map([...namesIn(list('--stage'))].filter(([file]) => isPlain(file)))
  const changed = new Set(list('--modified', '--others', '--exclude-standard').split('\0').filter(isPlain))
  const files = [...changed]
  const hashes = answerOf(ask(folder, ['hash-object', '--stdin-paths'], {input: files.join('\n')}))
  for (const [place, name] of hashes.split('\n').filter(Boolean).entries()) names.set(files[place] ?? '', name)
  return names
}

/** `100644 blob 5f2c…` and `100644 5f2c… 0`, a tab, and the file; 100 are plain files. */
function namesIn(answer: string): Map<string, string> {
  return new Map(
    answer.split('\0').flatMap((line): [string, string][] => {
      const [, name, file] = /^100\d{3} [^\t]*?([0-9a-f]{40,})[^\t]*\t(.+)$/s.exec(line) ?? []
      return name && file ? [[file, name]] : []
    }),
  )
}

/** Writes those files of a commit into a folder, which git forgets at once. */
export function writeCommit(project: string, commit: string, folder: string, files: string[]) {
  const env = {GIT_INDEX_FILE: `${folder}.index`}
  const inIndex = (words: string[], input = '') => answerOf(ask(project, words, {env, input}))
  inIndex(['read-tree', commit])
  inIndex(['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], files.join('\0'))
}
