import {type Requests, type ResponseMessage, requestEvent, responseEvent} from './requests.ts'

/** The error with which requests reject while the server is unreachable; typed text stays and is saved later. */
export class ServerUnreachable extends Error {
  constructor() {
    super('The editor was closed. Open it again; your text is kept.')
  }
}

const viteSocket = import.meta.hot
const pendingRequests = new Map<number, {resolve: (get: never) => void; reject: (error: Error) => void}>()
let last = 0
let connected = true

/** Calls `callback` when the connection to the server is lost or restored. */
export function onConnection(callback: (connected: boolean) => void) {
  viteSocket?.on('vite:ws:disconnect', () => {
    connected = false
    for (const {reject} of pendingRequests.values()) reject(new ServerUnreachable())
    pendingRequests.clear()
    callback(false)
  })
  viteSocket?.on('vite:ws:connect', () => {
    connected = true
    callback(true)
  })
}

/** Calls `callback` after each hot update. Returns a function that stops this. */
export function onUpdate(callback: () => void): () => void {
  viteSocket?.on('vite:afterUpdate', callback)
  return () => viteSocket?.off('vite:afterUpdate', callback)
}

/** Calls `callback` when the page is about to reload. */
export function onReload(callback: () => void) {
  viteSocket?.on('vite:beforeFullReload', callback)
}

/** Sends a request over Vite’s socket. Rejects with `ServerUnreachable` while the server is unreachable. */
export function sendRequest<Name extends keyof Requests>(
  name: Name,
  give: Requests[Name]['give'],
): Promise<Requests[Name]['get']> {
  return new Promise((resolve, reject) => {
    if (!connected || !viteSocket) return reject(new ServerUnreachable())
    const number = ++last
    pendingRequests.set(number, {resolve, reject})
    viteSocket.send(requestEvent, {number, name, give})
  })
}

viteSocket?.on(responseEvent, (answer: ResponseMessage) => {
  const request = pendingRequests.get(answer.number)
  pendingRequests.delete(answer.number)
  if ('failed' in answer) request?.reject(new Error(answer.failed))
  else request?.resolve(answer.get as never)
})
