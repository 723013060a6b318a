import {openEditor} from '../edit/editor.ts'
import {openBranch} from '../edit/host/branch.ts'
import {HostError} from '../edit/host/codeHost.ts'
import {openGitHub} from '../edit/host/github.ts'
import {createRequestHandler} from '../edit/requests.ts'
import {addressOf} from '../site/index.ts'
import {contentOf, layOutPage} from './layOutPage.ts'
import type {Access, FromWorker, ToWorker} from './messages.ts'
import {readSiteFile} from './siteFile.ts'

// The editor’s knowledge in the browser: edits the author’s branch at the code host, checks each change, and
// lays out the pages that the window then renders.

const base = import.meta.env.BASE_URL
const send = (message: FromWorker) => postMessage(message)
let opening: Promise<Awaited<ReturnType<typeof open>>> | undefined

async function open(access: Access, siteFile: string) {
  const built = readSiteFile(await (await fetch(siteFile)).json())
  const editor = openEditor(await openBranch(openGitHub(access), built, access.branch))
  return {editor, builtFiles: built.facts.publicFiles, answer: createRequestHandler({base, editor})}
}

async function answer({
  id,
  method,
  params,
}: {
  id: number
  method: string
  params: unknown
}): Promise<FromWorker> {
  const asked = opening
  try {
    const opened = await asked
    if (!opened) throw new Error('Sign in first.')
    return {response: {id, result: await opened.answer(method, params)}}
  } catch (error) {
    const {message} = error as Error
    // Unless the person signed in again meanwhile.
    const needsKey =
      error instanceof HostError && (error.kind === 'key' || error.kind === 'rights') && asked === opening
    return needsKey ? {signedOut: message} : {response: {id, error: message}}
  }
}

async function render(address: string, id: number): Promise<FromWorker> {
  try {
    const opened = await opening
    if (!opened) throw new Error('Sign in first.')
    const site = opened.editor.site()
    const page = site.pages.find(({file}) => addressOf(file) === address)
    return {
      rendered: {page: page && (await layOutPage(page, site, opened.builtFiles)), content: contentOf(site)},
      id,
    }
  } catch (error) {
    return {renderFailed: (error as Error).message, id}
  }
}

addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
  if ('request' in data) return send(await answer(data.request))
  if ('render' in data) return send(await render(data.render, data.id))
  opening = open(data.open, data.siteFile)
  try {
    await opening
    send({opened: true})
  } catch (error) {
    opening = undefined
    send({failed: (error as Error).message, isKeyInvalid: error instanceof HostError && error.kind === 'key'})
  }
})
