import {execFile, spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** The result of a git command; `isOk` is false if git failed, could not be started or took too long. */
export interface GitResult {
  isOk: boolean
  /** Standard output without trailing whitespace; if git failed, why. */
  output: string
  /** Unchanged standard output; empty if git failed. */
  rawOutput: string
  /** What git, its hooks and the remote wrote to standard error. */
  errorOutput: string
  /** Whether the command failed because git is not installed. */
  isNotInstalled?: true
}

interface GitOptions {
  /** Goes through standard input, because the length of arguments is limited. */
  input?: string | Buffer
  env?: NodeJS.ProcessEnv
  encoding?: BufferEncoding
  /** In milliseconds; without it git may take as long as it wants. */
  timeout?: number
}

/** Runs a git command synchronously; meant for commands that finish quickly. */
export function runGit(root: string, words: string[], options: GitOptions = {}): GitResult {
  const {error, status, stdout, stderr} = spawnSync('git', words, {
    ...processOptions(root, options),
    input: options.input,
  })
  const failure = isClosedPipe(error) ? undefined : error
  return gitResult(
    failure ?? (status === 0 ? undefined : new Error(`git ended with ${status}`)),
    stdout,
    stderr,
  )
}

/** Runs a git command without blocking the process. */
export function runGitAsync(root: string, words: string[], options: GitOptions = {}): Promise<GitResult> {
  return new Promise((resolve) => {
    const child = execFile('git', words, processOptions(root, options), (error, stdout, stderr) =>
      resolve(gitResult(error ?? undefined, stdout, stderr)),
    )
    child.stdin?.on('error', (error) => isClosedPipe(error) || resolve(gitResult(error, '', '')))
    child.stdin?.end(options.input)
  })
}

/** Git may end before it has read all its input; whether it failed is told by its exit status. */
function isClosedPipe(error: ErrorOfGit | undefined): boolean {
  return error?.code === 'EPIPE'
}

function processOptions(cwd: string, {env, encoding = 'utf8', timeout}: GitOptions) {
  // Git prints whole files, and a hook may print a lot.
  return {cwd, encoding, timeout, maxBuffer: 1 << 28, env: {...process.env, ...env}}
}

/** `stdout` and `stderr` are `null` if git could not be started. */
function gitResult(error: ErrorOfGit | undefined, stdout: string | null, stderr: string | null): GitResult {
  const errorOutput = stderr ?? ''
  if (!error) return {isOk: true, output: (stdout ?? '').trimEnd(), rawOutput: stdout ?? '', errorOutput}
  const isTimeout = error.killed || error.code === 'ETIMEDOUT'
  return {
    isOk: false,
    output: isTimeout ? 'There was no answer in time.' : errorOutput.trim() || String(error),
    rawOutput: '',
    errorOutput,
    ...(error.code === 'ENOENT' && {isNotInstalled: true}),
  }
}

/** The errors of `spawnSync` (`ETIMEDOUT` after a time limit) and of `execFile` (`killed` after one). */
type ErrorOfGit = Error & {code?: string | number | null; killed?: boolean}

/**
 * Maps a commit's regular files at or below `paths` to their blob ids; leaves out symlinks and submodules.
 */
export function blobsOfCommit(root: string, commit: string, paths: string[]): Map<string, string> {
  // If `paths` is empty, git is not run, because it would list all files.
  const {rawOutput} =
    paths.length === 0
      ? {rawOutput: ''}
      : runGit(root, ['--literal-pathspecs', 'ls-tree', '-r', '-z', commit, '--', ...paths])
  return new Map(
    rawOutput.split('\0').flatMap((line): [string, string][] => {
      const [, name, file] = /^100\d{3} blob (\w+)\t(.+)$/s.exec(line) ?? []
      return name && file ? [[file, name]] : []
    }),
  )
}

/** Returns why a folder has no git history, or `undefined` if it has one. */
export function missingHistoryReason(root: string): string | undefined {
  if (runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).isOk) return undefined
  const folder = runGit(root, ['rev-parse', '--git-dir'])
  if (folder.isOk) return 'Nothing is committed in this folder yet, so there is nothing to compare with.'
  if (folder.isNotInstalled)
    return 'Git is not installed on this computer. Get it from https://git-scm.com, then try again.'
  if (isInsideRepository(root))
    return `Git refuses to read the history of this folder. It says:\n${folder.output}`
  return 'This folder has no history to compare with. Run it in a folder that git cloned.'
}

function isInsideRepository(folder: string): boolean {
  return (
    existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInsideRepository(dirname(folder)))
  )
}

/**
 * Finds the commit where the current branch left the main branch, or the reason why there is none. Takes the
 * newest of the merge bases with the local and remote branches `main` and `master`.
 */
export function findMergeBase(
  root: string,
): {commit: string; reason?: undefined} | {commit?: undefined; reason: string} {
  const places = ['refs/heads/', 'refs/remotes/*/'].flatMap((place) => [`${place}main`, `${place}master`])
  const mains = runGit(root, ['for-each-ref', '--format=%(refname)', ...places])
    .output.split('\n')
    .filter(Boolean)
  const base = mains.length > 0 ? runGit(root, ['merge-base', 'HEAD', ...mains]) : undefined
  if (base?.isOk) return {commit: base.output}
  const reason = missingHistoryReason(root)
  if (reason) return {reason}
  if (runGit(root, ['rev-parse', '--is-shallow-repository']).output === 'true')
    return {
      reason:
        'Only a part of the history is here (a shallow clone). Get the rest first: git fetch --unshallow',
    }
  return {
    reason:
      mains.length > 0
        ? `This work has no commit in common with ${mains.map((main) => main.replace(/^refs\/\w+\//, '')).join(' or ')}. Name a base: npm run review -- <branch or commit>`
        : 'There is no branch called main to compare with. Name a base: npm run review -- <branch or commit>',
  }
}
