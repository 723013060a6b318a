import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** The result of a git command; `said` is false if git failed. */
export interface Said {
  said: boolean
  /** Standard output without trailing whitespace; if git failed, its error output. */
  words: string
  /** Unchanged standard output; empty if git failed. */
  text: string
  /** Git is not installed. */
  missing?: true
}

/** Runs a git command synchronously; meant for commands that finish quickly. */
export function ask(
  root: string,
  words: string[],
  {
    input = '',
    env = {},
    encoding = 'utf8',
  }: {input?: string | Buffer; env?: NodeJS.ProcessEnv; encoding?: BufferEncoding} = {},
): Said {
  try {
    const text = execFileSync('git', words, {
      cwd: root,
      encoding,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      maxBuffer: 1 << 28,
    })
    return {said: true, words: text.trimEnd(), text}
  } catch (error) {
    const {stderr, code} = error as {stderr?: unknown; code?: string}
    return {said: false, words: String(stderr || error).trim(), text: '', ...(code === 'ENOENT' && {missing: true})}
  }
}

/** Maps a commit's regular files at or below `paths` to their blob ids; leaves out symlinks and submodules. */
export function filesOfCommit(root: string, commit: string, paths: string[]): Map<string, string> {
  // Without a path, git would list all files.
  const {text} =
    paths.length === 0 ? {text: ''} : ask(root, ['--literal-pathspecs', 'ls-tree', '-r', '-z', commit, '--', ...paths])
  return new Map(
    text.split('\0').flatMap((line): [string, string][] => {
      const [, name, file] = /^100\d{3} blob (\w+)\t(.+)$/s.exec(line) ?? []
      return name && file ? [[file, name]] : []
    }),
  )
}

/** Returns why a folder has no git history, or `undefined` if it has one. */
export function whyNoHistory(root: string): string | undefined {
  if (ask(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).said) return undefined
  const folder = ask(root, ['rev-parse', '--git-dir'])
  if (folder.said) return 'Nothing is committed in this folder yet, so there is nothing to compare with.'
  if (folder.missing) return 'Git is not installed on this computer. Get it from https://git-scm.com, then try again.'
  if (isBelowGit(root)) return `Git refuses to read the history of this folder. It says:\n${folder.words}`
  return 'This folder has no history to compare with. Run it in a folder that git cloned.'
}

function isBelowGit(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isBelowGit(dirname(folder)))
}

/**
 * Finds the commit where this branch left the main branch, or the reason why there is none. Takes the newest merge
 * base with the local and remote `main` or `master`: commits on any of these branches are not part of this work.
 */
export function workBase(root: string): {commit: string; reason?: undefined} | {commit?: undefined; reason: string} {
  const reason = whyNoHistory(root)
  if (reason) return {reason}
  const places = ['refs/heads/', 'refs/remotes/*/'].flatMap((place) => [`${place}main`, `${place}master`])
  const mains = ask(root, ['for-each-ref', '--format=%(refname)', ...places])
    .words.split('\n')
    .filter(Boolean)
  const base = mains.length > 0 ? ask(root, ['merge-base', 'HEAD', ...mains]) : undefined
  if (base?.said) return {commit: base.words}
  if (ask(root, ['rev-parse', '--is-shallow-repository']).words === 'true')
    return {reason: 'Only a part of the history is here (a shallow clone). Get the rest first: git fetch --unshallow'}
  return {
    reason:
      mains.length > 0
        ? `This work has no commit in common with ${mains.map((main) => main.replace(/^refs\/\w+\//, '')).join(' or ')}. Name a base: npm run review -- <branch or commit>`
        : 'There is no branch called main to compare with. Name a base: npm run review -- <branch or commit>',
  }
}
