import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {ask} from '../site/index.ts'

/** Nobody can type a password into a server: what needs one fails, and says so. */
const askNothing = {GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes'}

/** In milliseconds: for hosts that do not answer, and for programs that wait for a password. */
const longest = 120_000

/** Runs git while the server answers others; `said` is what it printed, the end of it where it is long. */
export async function gitSlowly(root: string, words: string[], input = '') {
  try {
    const running = promisify(execFile)('git', words, {
      cwd: root,
      env: {...process.env, ...askNothing},
      timeout: longest,
      // A hook may print all that it checks.
      maxBuffer: 1 << 28,
    })
    // Not as an argument, whose length is limited.
    running.child.stdin?.end(input)
    const {stdout, stderr} = await running
    return {done: true as const, out: stdout.trim(), said: stdout + stderr}
  } catch (error) {
    const {stderr, killed} = error as {stderr?: string; killed?: boolean}
    const said = killed ? 'There was no answer in two minutes.' : String(stderr || error).trim()
    return {done: false as const, said: said.length > 2000 ? `…${said.slice(-2000)}` : said}
  }
}

/** Where the branch that is checked out is pushed to or comes from: as it is set, or the one that is usual. */
export function remoteFor(root: string, way: 'push' | 'upstream'): string | undefined {
  const remotes = ask(root, ['remote']).words.split('\n').filter(Boolean)
  const branch = ask(root, ['symbolic-ref', '--quiet', 'HEAD'])
  const set = branch.said ? ask(root, ['for-each-ref', `--format=%(${way}:remotename)`, branch.words]).words : ''
  return [set, 'origin', remotes[0]].find((name) => name && remotes.includes(name))
}

/** Why git can’t help in this folder, if so, and what to do. */
export function whyNoGit(root: string): string | undefined {
  if (ask(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).said) return undefined
  const folder = ask(root, ['rev-parse', '--git-dir'])
  if (folder.missing)
    return 'This needs git. Install it from https://git-scm.com, then start the editor again. What you changed is saved in the files.'
  if (folder.said) return 'Nothing is committed in this folder yet. Ask your developer to make the first commit.'
  return 'This folder is no copy of the site that git made, so nothing can be sent from it. What you changed is saved in its files: ask your developer to take them over, and to set you up with a copy made by git.'
}
