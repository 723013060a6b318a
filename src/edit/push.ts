import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {promisify} from 'node:util'
import {ask} from '../site/index.ts'
import {remotesFor} from './propose.ts'
import type {Pushed} from './protocol.ts'

/** A remote that has not answered by then does not: in milliseconds. */
const longest = 120_000

/** Nobody can type a password into a server: what needs one fails, and says so. */
const askNothing = {GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes'}

/** Sends the branch of a proposal to a remote; the branch stays here, whatever comes of it. */
export async function push(root: string, branch: string, chosen?: string): Promise<Pushed> {
  const isProposal =
    branch.startsWith('edit/') && ask(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]).said
  if (!isProposal) return {sent: false, words: `There is no proposal ${branch} on this computer any more.`}
  const {remotes, remote: usual} = remotesFor(root)
  const remote = chosen ?? usual
  if (!remote || !remotes.includes(remote)) return {sent: false, words: 'Choose where to send it.'}
  try {
    const {stdout, stderr} = await promisify(execFile)(
      'git',
      ['push', '--no-progress', remote, `refs/heads/${branch}`],
      {
        cwd: root,
        env: {...process.env, ...askNothing},
        timeout: longest,
        // A hook may print all that it checks.
        maxBuffer: 1 << 28,
      },
    )
    // Hosts answer with the address at which a pull request is opened.
    const [, link] = /^remote:.*?(https:\/\/\S+)/m.exec(stdout + stderr) ?? []
    return {
      sent: true,
      words: `Sent: ${branch} is on ${remote} now. Next: open a pull request for it.`,
      ...(link && {link}),
    }
  } catch (error) {
    const {stderr, killed} = error as {stderr?: string; killed?: boolean}
    const said = String(stderr || error).trim()
    return {
      sent: false,
      words: `${killed ? `${remote} did not answer in two minutes.` : `It could not be sent to ${remote}.`} Nothing is lost: ${branch} is still on this computer. ${hookNote(root)}Try again, or show the developer what git said.`,
      // The end says why; a hook may have printed pages before it.
      said: said.length > 2000 ? `…${said.slice(-2000)}` : said,
    }
  }
}

function hookNote(root: string): string {
  const hook = resolve(root, ask(root, ['rev-parse', '--git-path', 'hooks/pre-push']).words)
  return existsSync(hook) ? 'This project checks what is sent (its hook pre-push), which may have refused it. ' : ''
}
