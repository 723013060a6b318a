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

/** Calls `tell` when the connection to the server is lost or restored. */
export function onConnection(tell: (connected: boolean) => void) {
  hot?.on('vite:ws:disconnect', () => {
    connected = false
    for (const {reject} of waiting.values()) reject(new NoServer())
    waiting.clear()
    tell(false)
  })
  hot?.on('vite:ws:connect', () => {
    connected = true
    tell(true)
  })
}

/** Calls `tell` after each hot update. Returns a function that stops this. */
export function onUpdate(tell: () => void): () => void {
  hot?.on('vite:afterUpdate', tell)
  return () => hot?.off('vite:afterUpdate', tell)
}

/** Calls `tell` when the page is about to reload. */
export function onReload(tell: () => void) {
  hot?.on('vite:beforeFullReload', tell)
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
  const question = waiting.get(answer.number)
  waiting.delete(answer.number)
  if ('failed' in answer) question?.reject(new Error(answer.failed))
  else question?.resolve(answer.get as never)
})
