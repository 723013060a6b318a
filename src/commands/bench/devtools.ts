import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Readable, Writable} from 'node:stream'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'

/** What the browser says unasked (https://chromedevtools.github.io/devtools-protocol/). */
export interface Message {
  method: string
  params: Record<string, unknown>
  /** Of what is attached to; what the browser says of itself has none. */
  sessionId?: string
}

/** A browser and the line to it. */
export interface Devtools {
  /** Gives an order to the browser, or to what a session is attached to. Throws what the browser answers. */
  send<Answer = unknown>(method: string, params?: object, session?: string): Promise<Answer>
  hear(listen: (message: Message) => void): void
  close(): Promise<void>
}

interface Waiting {
  method: string
  done: (answer: never) => void
  fail: (error: Error) => void
}

/** Starts Chromium with a profile of its own, and speaks to it as its own tools do. */
export function startBrowser(): Devtools {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const browser = spawn(
    ensureBrowser(),
    ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...browserArguments, 'about:blank'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  )
  const [, , , orders, answers] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, Waiting>()
  const listeners: ((message: Message) => void)[] = []
  let sent = 0
  let heard = ''

  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (heard + text).split('\0')
    heard = messages.pop() ?? ''
    for (const each of messages) {
      const {id, result, error, ...message} = JSON.parse(each)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (!asked) for (const listen of listeners) listen(message)
      else if (error) asked.fail(new Error(`${asked.method}: ${error.message}`))
      else asked.done(result as never)
    }
  })

  browser.once('exit', () => {
    for (const {method, fail} of waiting.values()) fail(new Error(`The browser ended at ${method}.`))
  })

  const send: Devtools['send'] = (method, params = {}, sessionId) =>
    new Promise((done, fail) => {
      sent++
      waiting.set(sent, {method, done, fail})
      orders.write(`${JSON.stringify({id: sent, method, params, sessionId})}\0`)
    })

  return {
    send,
    hear: (listen) => listeners.push(listen),
    close: async () => {
      const gone = once(browser, 'exit')
      send('Browser.close').catch(() => {})
      await gone
      // Its other processes may still be writing there.
      rmSync(profile, {recursive: true, force: true, maxRetries: 20, retryDelay: 100})
    },
  }
}
