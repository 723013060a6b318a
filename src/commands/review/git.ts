import {execFileSync} from 'node:child_process'

/** What git answers, without the line's end; its own words when it refuses. */
export function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  }).trimEnd()
}

/** The commit that a name means, or an error that a person can act on. */
export function commitOf(folder: string, name: string): string {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    throw new Error(`“${name}” is not a branch, tag or commit of this repository. Fetch it first, or name another.`)
  }
}

/** Where this work left `main`: what a reviewer compares with unless told otherwise. */
export function mergeBase(folder: string): string {
  try {
    git(folder, 'rev-parse', '--git-dir')
  } catch {
    throw new Error('This folder has no history to compare with. Run it in a folder that git cloned.')
  }
  for (const main of ['main', 'origin/main', 'master', 'origin/master']) {
    try {
      return git(folder, 'merge-base', main, 'HEAD')
    } catch {
      // The next name may exist.
    }
  }
  throw new Error('There is no branch called main to compare with. Name a base: npm run review -- <branch or commit>')
}

/** The files that differ between a commit and another, or the folder as it is with what is not committed yet. */
export function changedFiles(folder: string, base: string, head?: string): string[] {
  const between = git(folder, 'diff', '--name-only', '--no-renames', '-z', base, ...(head ? [head] : []))
  const fresh = head ? '' : git(folder, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...between.split('\0'), ...fresh.split('\0')])].filter(Boolean).sort()
}

/** Every file of a commit, with the name of what is in it. */
export function namesOfCommit(folder: string, commit: string): Map<string, string> {
  return namesIn(git(folder, 'ls-tree', '-r', '-z', commit))
}

/** Every file of the folder as it is, with the name that it would have in a commit; what git ignores is left out. */
export function namesOfWork(folder: string): Map<string, string> {
  const list = (...options: string[]) => git(folder, 'ls-files', '-z', ...options)
  const filesIn = (answer: string) => answer.split('\0').filter(Boolean)
  const names = namesIn(list('--stage'))
  const gone = new Set(filesIn(list('--deleted')))
  for (const file of gone) names.delete(file)
  const others = filesIn(list('--modified', '--others', '--exclude-standard')).filter((file) => !gone.has(file))
  const changed = [...new Set(others)]
  const input = changed.join('\n')
  const hashes = execFileSync('git', ['hash-object', '--stdin-paths'], {cwd: folder, input, encoding: 'utf8'})
  for (const [place, name] of hashes.split('\n').filter(Boolean).entries()) names.set(changed[place] ?? '', name)
  return names
}

/** `100644 blob 5f2c…` and `100644 5f2c… 0`, a tab, and the file. */
function namesIn(answer: string): Map<string, string> {
  return new Map(
    answer.split('\0').flatMap((line): [string, string][] => {
      const [, name, file] = /([0-9a-f]{40,})[^\t]*\t(.+)$/s.exec(line) ?? []
      return name && file ? [[file, name]] : []
    }),
  )
}

/** Writes those files of a commit into a folder, which git forgets at once. */
export function writeCommit(project: string, commit: string, folder: string, files: string[]) {
  const env = {...process.env, GIT_INDEX_FILE: `${folder}.index`}
  const inIndex = (words: string[], input = '') => execFileSync('git', words, {cwd: project, env, input})
  inIndex(['read-tree', commit])
  inIndex(['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], files.join('\0'))
}
