import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Readable, Writable} from 'node:stream'
import {setTimeout as wait} from 'node:timers/promises'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'

/** A position in the window, in CSS pixels. */
interface Point {
  x: number
  y: number
}

/** An event of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/). */
interface Event {
  method: string
  params: Record<string, unknown>
  sessionId?: string
}

/** A tab of a browser with an empty cache. */
export interface Tab {
  /** The time at which a page first called `tell` with each name, in milliseconds since 1970. */
  reportTimes: Map<string, number>
  go(address: string): Promise<void>
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>
  /**
   * Scrolls the first matching element into view, and returns its centre. Throws if it is missing for ten
   * seconds.
   */
  centreOf(selector: string): Promise<Point>
  /** Clicks with the mouse. */
  press(point: Point): void
  /** Taps with a finger. */
  tap(point: Point): void
  /** Waits until a page calls `tell` with this name, and returns the time. Throws after ten seconds. */
  timeOf(name: string): Promise<number>
  close(): Promise<void>
}

/** The name with which a prerendered page calls `tell` when the browser activates (shows) it. */
export const activationReport = 'shown'

const phone = {width: 390, height: 844, deviceScaleFactor: 1, mobile: false}

/**
 * Opens a tab in which every page first runs `watch`, which reports times with `tell(name, moment)`.
 * Does not use Playwright: it attaches to pages, which disables prerendering in Chromium
 * (`activationStart` stays 0). This function attaches to the tab, like DevTools.
 * `slowdown`: factor of CPU throttling.
 */
export async function openTab(watch: () => void, slowdown: number): Promise<Tab> {
  const reportTimes = new Map<string, number>()
  const source = `window.tell = (name, moment) => tellTool(JSON.stringify([name, moment]))
    document.addEventListener('prerenderingchange', () => tell('${activationReport}', Date.now()))
    ;(${watch})()`
  let page = ''
  let isClosing = false

  const {send, close} = startBrowser(({method, params, sessionId}) => {
    if (method === 'Target.attachedToTarget' && (params.targetInfo as {type: string}).type === 'page')
      // Ignores errors while the tab closes, because that also closes pages that are still prerendering.
      begin(String(params.sessionId)).catch((error) => isClosing || console.error(error))
    if (method !== 'Runtime.bindingCalled') return
    const [name, moment] = JSON.parse(String(params.payload))
    if (name === activationReport) page = sessionId ?? page
    if (!reportTimes.has(name)) reportTimes.set(name, moment)
  })

  async function begin(session: string) {
    await Promise.all([
      send('Page.enable', {}, session),
      send('Runtime.enable', {}, session),
      send('Runtime.addBinding', {name: 'tellTool'}, session),
      send('Page.addScriptToEvaluateOnNewDocument', {source}, session),
      send('Emulation.setCPUThrottlingRate', {rate: slowdown}, session),
      send('Emulation.setDeviceMetricsOverride', phone, session),
      send('Runtime.runIfWaitingForDebugger', {}, session),
    ])
    page ||= session
  }

  const {targetId} = await send<{targetId: string}>('Target.createTarget', {url: 'about:blank', forTab: true})
  const {sessionId} = await send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true})
  const attach = {autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{type: 'page'}]}
  await send('Target.setAutoAttach', attach, sessionId)
  while (!page) await wait(10)

  // Does not await the response: a page from which the click navigates away may never respond.
  const input = (kind: string, event: object) =>
    void send(`Input.dispatch${kind}Event`, event, page).catch(() => {})
  const evaluate: Tab['evaluate'] = async (expression) => {
    const request = {expression, returnByValue: true}
    return (await send<{result: {value: never}}>('Runtime.evaluate', request, page)).result.value
  }
  return {
    reportTimes,
    evaluate,
    go: async (url) => void (await send('Page.navigate', {url}, page)),
    centreOf: (selector) =>
      waitFor(selector, () =>
        evaluate<Point | undefined>(`(() => {
          const control = document.querySelector(${JSON.stringify(selector)})
          if (!control) return
          control.scrollIntoView({block: 'center', behavior: 'instant'})
          const {x, y, width, height} = control.getBoundingClientRect()
          return {x: x + width / 2, y: y + height / 2}
        })()`),
      ),
    press: (point) => {
      for (const type of ['mousePressed', 'mouseReleased'])
        input('Mouse', {type, ...point, button: 'left', clickCount: 1})
    },
    tap: (point) => {
      input('Touch', {type: 'touchStart', touchPoints: [point]})
      input('Touch', {type: 'touchEnd', touchPoints: []})
    },
    timeOf: (name) => waitFor(name, async () => reportTimes.get(name)),
    close: () => {
      isClosing = true
      return close()
    },
  }
}

async function waitFor<Value>(name: string, find: () => Promise<Value | undefined>): Promise<Value> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const found = await find()
    if (found) return found
    await wait(20)
  }
  throw new Error(`Not there after ten seconds: ${name}.`)
}

/** Starts Chromium with a new profile, and connects by pipes. */
function startBrowser(onEvent: (event: Event) => void) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const browser = spawn(
    ensureBrowser(),
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...browserArguments,
      'about:blank',
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  )
  const [, , , requests, responses] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, {done: (result: never) => void; fail: (error: Error) => void}>()
  let sent = 0
  let rest = ''

  responses.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const {id, result, error, ...event} = JSON.parse(message)
      const request = waiting.get(id)
      waiting.delete(id)
      if (!request) onEvent(event)
      else if (error) request.fail(new Error(error.message))
      else request.done(result as never)
    }
  })
  browser.once('exit', () => {
    for (const {fail} of waiting.values()) fail(new Error('The browser has ended.'))
  })

  const send = <Answer = unknown>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((done, fail) => {
      sent++
      waiting.set(sent, {done, fail})
      requests.write(`${JSON.stringify({id: sent, method, params, sessionId})}\0`)
    })

  async function close() {
    const ended = once(browser, 'exit')
    send('Browser.close').catch(() => {})
    await ended
    // Other processes of the browser may still be writing to the profile.
    rmSync(profile, {recursive: true, force: true, maxRetries: 20, retryDelay: 100})
  }

  return {send, close}
}
