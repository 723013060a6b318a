import type {Api} from '../../edit/api.ts'
import type {Transport} from './transport.ts'

/**
 * The error with which requests reject while the server is unreachable; typed text stays and is saved later.
 */
export class ServerUnreachable extends Error {
  constructor() {
    super(transport?.unreachable)
  }
}

const pendingRequests = new Map<number, {resolve: (result: never) => void; reject: (error: Error) => void}>()
let transport: Transport | undefined
let last = 0
let connected = true

/** Connects the editor to what answers its requests. */
export function connect(to: Transport | undefined) {
  transport = to
  to?.onResponse((response) => {
    const request = pendingRequests.get(response.id)
    pendingRequests.delete(response.id)
    if ('error' in response)
      request?.reject(response.isUnreachable ? new ServerUnreachable() : new Error(response.error))
    else request?.resolve(response.result as never)
  })
}

/** Calls `callback` when the connection to the server is lost or restored. */
export function onConnection(callback: (connected: boolean) => void) {
  transport?.onConnection((isConnected) => {
    connected = isConnected
    if (!isConnected && transport?.losesRequests) {
      for (const {reject} of pendingRequests.values()) reject(new ServerUnreachable())
      pendingRequests.clear()
    }
    callback(isConnected)
  })
}

/** Calls `callback` after each update of the page. Returns a function that stops this. */
export function onUpdate(callback: () => void): () => void {
  return transport?.onUpdate(callback) ?? (() => {})
}

/** Calls `callback` when the page is about to reload. */
export function onReload(callback: () => void) {
  transport?.onReload(callback)
}

/** Shows the page at the address in the address bar, which has just changed. */
export function showAddress() {
  transport?.showAddress()
}

/** Returns what “Sign out” does; `undefined` where nobody signs in. */
export function signOutAction(): (() => void) | undefined {
  return transport?.signOut
}

/** How long to wait for a response, in milliseconds; methods that send or fetch commits may take longer. */
const timeLimit = 60_000
const networkTimeLimit = 300_000
const networkMethods: (keyof Api)[] = ['propose', 'sendProposal', 'getLatest']

/**
 * Calls a method of the server. Rejects with `ServerUnreachable` while the server is unreachable, and
 * with an error if it does not respond in time.
 */
export function sendRequest<Name extends keyof Api>(
  method: Name,
  params: Api[Name]['params'],
): Promise<Api[Name]['result']> {
  return new Promise((resolve, reject) => {
    if (!connected || !transport) return reject(new ServerUnreachable())
    const id = ++last
    pendingRequests.set(id, {resolve, reject})
    transport.send({id, method, params})
    setTimeout(
      () =>
        pendingRequests.delete(id) &&
        reject(new Error('The editor does not answer. Your text is kept: try again.')),
      networkMethods.includes(method) ? networkTimeLimit : timeLimit,
    )
  })
}
