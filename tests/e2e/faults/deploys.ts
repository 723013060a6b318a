import {request as ask, createServer} from 'node:http'
import {test as base} from '../changedServer.ts'
import {listen, type StartedServer} from './listen.ts'

/** The host that visitors know: it answers with what was deployed last. */
interface DeployHost extends StartedServer {
  /** Deploys what stands at an address; its scripts may be those of another. */
  deploy: (pages: string, assets?: string) => void
}

/** Starts a host with a first deploy. */
async function startHost(first: string): Promise<DeployHost> {
  let deployed = {pages: first, assets: first}
  const server = createServer((incoming, response) => {
    const {hostname, port, host} = new URL(incoming.url?.startsWith('/assets/') ? deployed.assets : deployed.pages)
    const {url: path, method} = incoming
    const outgoing = ask({hostname, port, path, method, headers: {...incoming.headers, host}}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  return {
    ...(await listen(server)),
    deploy: (pages, assets = pages) => {
      deployed = {pages, assets}
    },
  }
}

interface Deploys {
  /** A host of the test's own, where the built site is deployed. */
  host: DeployHost
  /** Replaces the built site by the next one, the changed site of the tests. */
  deployNext: () => void
}

/** A test whose page is on a host of its own. */
export const test = base.extend<Deploys>({
  host: async ({baseURL}, use) => {
    const host = await startHost(baseURL ?? '')
    await use(host)
    await host.stop()
  },
  deployNext: ({host, changed}, use) => use(() => host.deploy(changed.address)),
  context: async ({browser, host}, use) => {
    const context = await browser.newContext({baseURL: host.address})
    // A visitor who saves data: no page is fetched ahead, so each is of the deploy that is there when it is opened.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}))
    await use(context)
    await context.close()
  },
})
