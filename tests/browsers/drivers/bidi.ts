import {WebSocket} from 'ws'

type Params = Record<string, unknown>

/** A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): commands over one socket, and events back. */
export interface Session {
  send<Result = unknown>(method: string, params?: Params): Promise<Result>
  on(method: string, listener: (params: never) => void): void
  close(): void
}

/** Opens a session on a browser that listens there. */
export async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, {done: (result: never) => void; fail: (error: Error) => void}>()
  const listeners = new Map<string, (params: never) => void>()
  let last = 0
  socket.on('message', (data) => {
    const {id, type, method, params, result, error, message} = JSON.parse(String(data))
    if (method) return listeners.get(method)?.(params as never)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.fail(new Error(`${error}: ${message}`))
    else asked?.done(result as never)
  })
  socket.on('close', () => {
    for (const {fail} of waiting.values()) fail(new Error('The browser has gone.'))
  })
  await new Promise((open, fail) => socket.once('open', open).once('error', fail))
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        last += 1
        waiting.set(last, {done, fail})
        socket.send(JSON.stringify({id: last, method, params}))
      }),
    on: (method, listener) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}
