import {openEditor} from '../edit/editor.ts'
import {openBranch} from '../edit/host/branch.ts'
import type {BuiltSite} from '../edit/host/branchState.ts'
import {type CodeHost, HostError, type HostErrorKind} from '../edit/host/codeHost.ts'
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
  /** Waits before a host that could not be reached is tried again. */
  waitToRetry: () => Promise<void>
}

/** Returns the function that answers the messages of the window. */
export function answerMessages({base, send, openHost, readBuiltSite, waitToRetry}: Surroundings) {
  let opening: Promise<Awaited<ReturnType<typeof open>>> | undefined
  let isReached = true

  async function open(access: Access, siteFile: string) {
    const built = await readBuiltSite(siteFile)
    const host = openHost(access)
    const editor = openEditor(await openBranch(host, built, access.branch))
    return {host, editor, builtFiles: built.facts.publicFiles, answer: createRequestHandler({base, editor})}
  }

  /** Says that the host can’t be reached, and once it answers again, whatever it answers. */
  async function waitForHost() {
    if (!isReached) return
    isReached = false
    send({isReached})
    while (!isReached) {
      await waitToRetry()
      isReached = await canReachHost()
    }
    send({isReached})
  }

  async function canReachHost(): Promise<boolean> {
    try {
      await (await opening)?.host.describeAccess()
      return true
    } catch (error) {
      return kindOf(error) !== 'offline'
    }
  }

  async function answer({id, method, params}: Extract<ToWorker, {request: unknown}>['request']) {
    const asked = opening
    try {
      const opened = await asked
      if (!opened) throw new Error('Sign in first.')
      send({response: {id, result: await opened.answer(method, params)}})
    } catch (error) {
      const {message} = error as Error
      const kind = kindOf(error)
      // Unless the person signed in again meanwhile.
      const needsKey = (kind === 'key' || kind === 'rights') && asked === opening
      const isUnreachable = kind === 'offline'
      send(needsKey ? {signedOut: message, id} : {response: {id, error: message, isUnreachable}})
      if (isUnreachable) await waitForHost()
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
        isKeyInvalid: kindOf(error) === 'key',
      })
    }
  }
}

function kindOf(error: unknown): HostErrorKind | undefined {
  return error instanceof HostError ? error.kind : undefined
}
