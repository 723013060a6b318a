import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {WebSocket} from 'ws'
import type {Browser} from './browser.ts'

interface Message {
  id: number
  result: unknown
  error?: string
  message?: string
}

interface Evaluated {
  result: {value: string}
  exceptionDetails?: {text: string}
}

/**
 * Starts Firefox with a new profile, controlled by WebDriver BiDi. `TWELVESIDES_FIREFOX` is the path of
 * Firefox.
 */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n')
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const command = process.env.TWELVESIDES_FIREFOX ?? 'firefox-esr'
  const child = spawn(command, options, {stdio: ['ignore', 'ignore', 'pipe']})
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`)
  await once(socket, 'open')

  const pending = new Map<number, (message: Message) => void>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    pending.get(message.id)?.(message)
  })
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = pending.size
    const response = new Promise<Message>((resolve) => pending.set(id, resolve))
    socket.send(JSON.stringify({id, method, params}))
    const {result, error, message} = await response
    if (error) throw new Error(`${error}: ${message}`)
    return result as Result
  }
  await send('session.new', {capabilities: {}})
  // Firefox's first window has no focus, so it gets no keys. A new one has.
  const {context} = await send<{context: string}>('browsingContext.create', {type: 'window'})
  await send('browsingContext.activate', {context})

  const evaluate = async (expression: string) => {
    const params = {expression, target: {context}, awaitPromise: false}
    const {result, exceptionDetails} = await send<Evaluated>('script.evaluate', params)
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
  return {
    open: (url) => send('browsingContext.navigate', {context, url, wait: 'complete'}),
    back: () => send('browsingContext.traverseHistory', {context, delta: -1}),
    resize: (width, height) => send('browsingContext.setViewport', {context, viewport: {width, height}}),
    evaluate,
    load: evaluate,
    act: (actions) => send('input.performActions', {context, actions}),
    async close() {
      socket.close()
      child.kill()
      await once(child, 'exit')
      rmSync(profile, {recursive: true, force: true})
    },
  }
}

/** Returns the address of the socket that Firefox prints. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox has ended before it was ready.')
}
