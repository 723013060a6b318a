import {type Answered, type Asks, answering, asking} from './asks.ts'

/** The error of a request while the server is unreachable; typed text stays and is saved later. */
export class NoServer extends Error {
  constructor() {
    super('The server has stopped, so nothing can be saved just now.')
  }
}

const hot = import.meta.hot
const waiting = new Map<number, {resolve: (get: never) => void; reject: (error: Error) => void}>()
let last = 0
let connected = true

/** Calls `callback` when the connection to the server is lost or restored. */
export function onConnection(callback: (connected: boolean) => void) {
  hot?.on('vite:ws:disconnect', () => {
    connected = false
    for (const {reject} of waiting.values()) reject(new NoServer())
    waiting.clear()
    callback(false)
  })
  hot?.on('vite:ws:connect', () => {
    connected = true
    callback(true)
  })
}

/** Calls `callback` after each hot update. Returns a function that stops this. */
export function onUpdate(callback: () => void): () => void {
  hot?.on('vite:afterUpdate', callback)
  return () => hot?.off('vite:afterUpdate', callback)
}

/** Calls `callback` when the page is about to reload. */
export function onReload(callback: () => void) {
  hot?.on('vite:beforeFullReload', callback)
}

/** Sends a request over Vite’s socket. Rejects with `NoServer` while the server is unreachable. */
export function ask<Name extends keyof Asks>(name: Name, give: Asks[Name]['give']): Promise<Asks[Name]['get']> {
  return new Promise((resolve, reject) => {
    if (!connected || !hot) return reject(new NoServer())
    const number = ++last
    waiting.set(number, {resolve, reject})
    hot.send(asking, {number, name, give})
  })
}

hot?.on(answering, (answer: Answered) => {
  const request = waiting.get(answer.number)
  waiting.delete(answer.number)
  if ('failed' in answer) request?.reject(new Error(answer.failed))
  else request?.resolve(answer.get as never)
})
