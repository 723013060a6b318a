import {type GitResult, runGit, runGitAsync} from '../../site/index.ts'

/**
 * Makes git fail instead of asking for a password in the server’s terminal, where the author would not see
 * it.
 */
const noPrompts = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
}

/** Two minutes, for hosts that don’t respond and programs that wait for a password. */
const timeout = 120_000

/**
 * Runs git without blocking the server, for commands that reach other computers or sign. If git failed,
 * `output` is at most the last 2,000 characters of why.
 */
export async function runGitWithoutPrompts(
  root: string,
  words: string[],
  input?: string,
): Promise<GitResult> {
  const result = await runGitAsync(root, words, {input, timeout, env: noPrompts})
  return result.isOk || result.output.length <= 2000
    ? result
    : {...result, output: `…${result.output.slice(-2000)}`}
}

/**
 * Returns the remote that the current branch pushes to or tracks: as configured, else `origin`, else the
 * first.
 */
export function remoteFor(root: string, direction: 'push' | 'upstream'): string | undefined {
  const remotes = runGit(root, ['remote']).output.split('\n').filter(Boolean)
  const branch = runGit(root, ['symbolic-ref', '--quiet', 'HEAD'])
  const set = branch.isOk
    ? runGit(root, ['for-each-ref', `--format=%(${direction}:remotename)`, branch.output]).output
    : ''
  return [set, 'origin', remotes[0]].find((name) => name && remotes.includes(name))
}

/** Returns why git can’t be used in this folder, and what to do; `undefined` if it can be used. */
export function whyGitUnavailable(root: string): string | undefined {
  if (runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).isOk) return undefined
  const folder = runGit(root, ['rev-parse', '--git-dir'])
  if (folder.isNotInstalled)
    return 'This needs git. Install it from https://git-scm.com, then start the editor again. What you changed is saved in the files.'
  if (folder.isOk)
    return 'Nothing is committed in this folder yet. Ask your developer to make the first commit.'
  return 'This folder is no copy of the site that git made, so nothing can be sent from it. What you changed is saved in its files: ask your developer to take them over, and to set you up with a copy made by git.'
}
