import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {ask} from './git.ts'
import type {Pushed} from './protocol.ts'

/** A remote that has not answered by then does not: in milliseconds. */
const longest = 120_000

/** Nobody can type a password into a server: what needs one fails, and says so. */
const askNothing = {GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes'}

/** Sends the branch of a proposal to where the project came from; the branch stays here, whatever comes of it. */
export async function push(root: string, branch: string): Promise<Pushed> {
  const isProposal =
    branch.startsWith('edit/') && ask(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]).said
  if (!isProposal) return {sent: false, words: `There is no proposal ${branch} on this computer any more.`}
  const remote = ask(root, ['remote']).words.split('\n')[0]
  if (!remote) return {sent: false, words: 'This folder knows no other place to send it to.'}
  const env = {...process.env, ...askNothing}
  try {
    await promisify(execFile)('git', ['push', remote, `refs/heads/${branch}`], {cwd: root, env, timeout: longest})
    return {sent: true, words: `${branch} is on ${remote} now. Ask there for it to be taken over.`}
  } catch (error) {
    const {stderr, killed} = error as {stderr?: string; killed?: boolean}
    const why = killed ? 'It did not answer in two minutes.' : (stderr ?? String(error)).trim()
    return {
      sent: false,
      words: `It could not be sent to ${remote}. Nothing is lost: ${branch} is still on this computer. Try again, or tell whoever looks after the site what git said: ${why}`,
    }
  }
}
