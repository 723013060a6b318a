import {type Answered, type Asks, answering, asking} from './asks.ts'

/** What a question meets when the server is not there: what was typed stays, and is saved when it is back. */
export class NoServer extends Error {
  constructor() {
    super('The server has stopped, so nothing can be saved just now.')
  }
}

const hot = import.meta.hot
const waiting = new Map<number, {resolve: (get: never) => void; reject: (error: Error) => void}>()
let last = 0
let connected = true

/** Tells when the server comes and goes. */
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

/** Tells each time when the page has taken in what was changed in files, until it is told not to. */
export function onUpdate(tell: () => void): () => void {
  hot?.on('vite:afterUpdate', tell)
  return () => hot?.off('vite:afterUpdate', tell)
}

/** Tells when the page is about to be loaded anew. */
export function onReload(tell: () => void) {
  hot?.on('vite:beforeFullReload', tell)
}

/** Asks the server over the socket that Vite has open for this page. */
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
