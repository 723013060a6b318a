import type {Api, ResponseMessage} from '../edit/api.ts'
import type {Transport} from '../editor/connection/transport.ts'
import type {Access, FromWorker, ToWorker} from './messages.ts'
import {InvalidKey, signOut} from './signIn.ts'

type Rendered = Extract<FromWorker, {rendered: unknown}>['rendered']

/** The methods after which a page may show other words. */
const changingMethods: (keyof Api)[] = ['saveChange', 'undoChange', 'redoChange', 'getLatest']

/** The editor’s worker, as this window uses it. */
export interface EditorWorker extends Transport {
  /**
   * Opens the site with a person’s key. Throws in plain words; `InvalidKey` if the key is of no use any more.
   */
  open(access: Access, siteFile: string): Promise<void>
  render(address: string): Promise<Rendered>
  /** Tells the editor that the page shows what changed. */
  reportUpdate(): void
}

/**
 * Starts the worker. `show` shows the page at the address in the address bar, as it is now. `askForKey` opens
 * the site with another key, after the host refused the one in use.
 */
export function startWorker(
  file: string,
  show: () => Promise<void>,
  askForKey: (reason: string) => Promise<void>,
): EditorWorker {
  const worker = new Worker(file, {type: 'module'})
  const send = (message: ToWorker) => worker.postMessage(message)
  const updates = new Set<() => void>()
  const changing = new Set<number>()
  const rendering = new Map<number, {resolve: (rendered: Rendered) => void; reject: (error: Error) => void}>()
  const responses: ((response: ResponseMessage) => void)[] = []
  let opened: {resolve: () => void; reject: (error: Error) => void} | undefined
  let last = 0
  const connections: ((isConnected: boolean) => void)[] = []
  let isSignedIn = true
  let isReached = true
  const reportConnection = () => {
    for (const callback of connections) callback(isSignedIn && isReached)
  }

  /** Treats the time without a key as one without a connection, after which what waits is saved. */
  async function signInAgain(reason: string) {
    if (!isSignedIn) return
    isSignedIn = false
    reportConnection()
    await askForKey(reason)
    await show()
    isSignedIn = true
    reportConnection()
  }

  function respond(response: ResponseMessage) {
    for (const callback of responses) callback(response)
    // Later, because what waits for the response may change the address in the address bar first.
    if (changing.delete(response.id)) setTimeout(() => void show())
  }

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    if ('opened' in data) opened?.resolve()
    else if ('failed' in data)
      opened?.reject(data.isKeyInvalid ? new InvalidKey(data.failed) : new Error(data.failed))
    else if ('rendered' in data) rendering.get(data.id)?.resolve(data.rendered)
    else if ('renderFailed' in data) rendering.get(data.id)?.reject(new Error(data.renderFailed))
    else if ('signedOut' in data) {
      void signInAgain(data.signedOut)
      respond({id: data.id, error: data.signedOut, isUnreachable: true})
    } else if ('isReached' in data) {
      ;({isReached} = data)
      reportConnection()
    } else respond(data.response)
  })

  worker.addEventListener('error', () =>
    opened?.reject(new Error('The editor can’t start in this browser. Update the browser, or use another.')),
  )

  return {
    open: (access, siteFile) =>
      new Promise((resolve, reject) => {
        opened = {resolve, reject}
        send({open: access, siteFile})
      }),
    render: (address) =>
      new Promise((resolve, reject) => {
        rendering.set(++last, {resolve, reject})
        send({render: address, id: last})
      }),
    reportUpdate() {
      for (const callback of updates) callback()
    },
    send(request) {
      if (changingMethods.some((method) => method === request.method)) changing.add(request.id)
      send({request})
    },
    onResponse: (callback) => void responses.push(callback),
    losesRequests: false,
    onConnection: (callback) => void connections.push(callback),
    onUpdate(callback) {
      updates.add(callback)
      return () => updates.delete(callback)
    },
    get unreachable() {
      return isSignedIn
        ? 'There is no connection. Your text is kept.'
        : 'Without a new key there is no connection to GitHub. Your text is kept.'
    },
    onReload: () => {},
    showAddress: () => void show(),
    signOut,
  }
}
