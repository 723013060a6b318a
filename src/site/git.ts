import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** The result of a git command; `isOk` is false if git failed. */
interface GitResult {
  isOk: boolean
  /** Standard output without trailing whitespace; if git failed, its error output. */
  output: string
  /** Unchanged standard output; empty if git failed. */
  rawOutput: string
  /** Whether the command failed because git is not installed. */
  isNotInstalled?: true
}

/** Runs a git command synchronously; meant for commands that finish quickly. */
export function runGit(
  root: string,
  words: string[],
  {
    input = '',
    env = {},
    encoding = 'utf8',
  }: {input?: string | Buffer; env?: NodeJS.ProcessEnv; encoding?: BufferEncoding} = {},
): GitResult {
  try {
    const rawOutput = execFileSync('git', words, {
      cwd: root,
      encoding,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      maxBuffer: 1 << 28,
    })
    return {isOk: true, output: rawOutput.trimEnd(), rawOutput}
  } catch (error) {
    const {stderr, code} = error as {stderr?: unknown; code?: string}
    return {
      isOk: false,
      output: String(stderr || error).trim(),
      rawOutput: '',
      ...(code === 'ENOENT' && {isNotInstalled: true}),
    }
  }
}

/** Maps a commit's regular files at or below `paths` to their blob ids; leaves out symlinks and submodules. */
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
  if (isInsideRepository(root)) return `Git refuses to read the history of this folder. It says:\n${folder.output}`
  return 'This folder has no history to compare with. Run it in a folder that git cloned.'
}

function isInsideRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInsideRepository(dirname(folder)))
}

/**
 * Finds the commit where the current branch left the main branch, or the reason why there is none. Takes the newest of
 * the merge bases with the local and remote branches `main` and `master`.
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
    return {reason: 'Only a part of the history is here (a shallow clone). Get the rest first: git fetch --unshallow'}
  return {
    reason:
      mains.length > 0
        ? `This work has no commit in common with ${mains.map((main) => main.replace(/^refs\/\w+\//, '')).join(' or ')}. Name a base: npm run review -- <branch or commit>`
        : 'There is no branch called main to compare with. Name a base: npm run review -- <branch or commit>',
  }
}
