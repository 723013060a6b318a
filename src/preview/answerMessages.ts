import {openEditor} from '../edit/editor.ts'
import {openBranch} from '../edit/host/branch.ts'
import type {BuiltSite} from '../edit/host/branchState.ts'
import {type CodeHost, HostError} from '../edit/host/codeHost.ts'
import {createRequestHandler} from '../edit/requests.ts'
import {addressOf} from '../site/index.ts'
import {contentOf, layOutPage} from './layOutPage.ts'
import type {Access, FromWorker, ToWorker} from './messages.ts'

interface Surroundings {
  /** The base path of the editor’s pages. */
  base: string
  send: (message: FromWorker) => void
  openHost: (access: Access) => CodeHost
  readBuiltSite: (siteFile: string) => Promise<BuiltSite>
}

/** Returns the function that answers the messages of the window. */
export function answerMessages({base, send, openHost, readBuiltSite}: Surroundings) {
  let opening: Promise<Awaited<ReturnType<typeof open>>> | undefined

  async function open(access: Access, siteFile: string) {
    const built = await readBuiltSite(siteFile)
    const editor = openEditor(await openBranch(openHost(access), built, access.branch))
    return {editor, builtFiles: built.facts.publicFiles, answer: createRequestHandler({base, editor})}
  }

  async function answer({id, method, params}: Extract<ToWorker, {request: unknown}>['request']) {
    const asked = opening
    try {
      const opened = await asked
      if (!opened) throw new Error('Sign in first.')
      send({response: {id, result: await opened.answer(method, params)}})
    } catch (error) {
      const {message} = error as Error
      // Unless the person signed in again meanwhile.
      const needsKey =
        error instanceof HostError && (error.kind === 'key' || error.kind === 'rights') && asked === opening
      send(needsKey ? {signedOut: message} : {response: {id, error: message}})
    }
  }

  async function render(address: string, id: number) {
    try {
      const opened = await opening
      if (!opened) throw new Error('Sign in first.')
      const site = opened.editor.site()
      const page = site.pages.find(({file}) => addressOf(file) === address)
      const shown = page && (await layOutPage(page, site, opened.builtFiles))
      send({rendered: {page: shown, content: contentOf(site)}, id})
    } catch (error) {
      send({renderFailed: (error as Error).message, id})
    }
  }

  return async (message: ToWorker): Promise<void> => {
    if ('request' in message) return answer(message.request)
    if ('render' in message) return render(message.render, message.id)
    const before = opening
    opening = open(message.open, message.siteFile)
    try {
      await opening
      send({opened: true})
    } catch (error) {
      // What was open stays readable until a key can be used.
      opening = before
      send({
        failed: (error as Error).message,
        isKeyInvalid: error instanceof HostError && error.kind === 'key',
      })
    }
  }
}
