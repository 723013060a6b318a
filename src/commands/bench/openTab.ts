import {setTimeout as wait} from 'node:timers/promises'
import {type Message, startBrowser} from './devtools.ts'

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** One tab of a browser with nothing cached. */
export interface Tab {
  /** The first moment of each thing that a page told of, in milliseconds since 1970. */
  moments: Map<string, number>
  go(address: string): Promise<void>
  /** The value of an expression in the page. */
  ask<Value>(expression: string): Promise<Value>
  /** With a mouse. */
  hover(point: Point): void
  press(point: Point): void
  /** With a finger. */
  tap(point: Point): void
  /** Waits until a page has told of that. Throws after ten seconds. */
  momentOf(name: string): Promise<number>
  close(): Promise<void>
}

/**
 * Opens a tab in which every page first runs `watch`, which tells of what happens by `tell(name, moment)`.
 * The tool holds the tab. The tests’ runner holds the page in it, and of a held page’s links Chromium makes none ready
 * ahead (tried in November 2026: `activationStart` stays 0), so its figures would not be a visitor’s.
 * `slowdown`: how much slower than this machine the processor is.
 */
export async function openTab(watch: () => void, slowdown: number): Promise<Tab> {
  const {send, hear, close} = startBrowser()
  const moments = new Map<string, number>()
  let page = ''
  let closing = false

  async function begin(session: string) {
    await Promise.all([
      send('Page.enable', {}, session),
      send('Runtime.enable', {}, session),
      send('Runtime.addBinding', {name: 'tellTool'}, session),
      send('Page.addScriptToEvaluateOnNewDocument', {source: `${tell};(${watch})()`}, session),
      send('Emulation.setCPUThrottlingRate', {rate: slowdown}, session),
      send('Emulation.setDeviceMetricsOverride', phone, session),
      send('Runtime.runIfWaitingForDebugger', {}, session),
    ])
    page ||= session
  }
  // A page that is being made ready goes with the tab.
  const complain = (error: unknown) => closing || console.error(error)
  hear(({method, params, sessionId: teller}: Message) => {
    if (method === 'Target.attachedToTarget' && isPage(params)) begin(String(params.sessionId)).catch(complain)
    if (method !== 'Runtime.bindingCalled') return
    const [name, moment] = JSON.parse(String(params.payload))
    if (name === shown) page = teller ?? page
    if (!moments.has(name)) moments.set(name, moment)
  })

  const {targetId} = await send<{targetId: string}>('Target.createTarget', {url: 'about:blank', forTab: true})
  const {sessionId} = await send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true})
  const pages = [{type: 'page'}]
  await send(
    'Target.setAutoAttach',
    {autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: pages},
    sessionId,
  )
  while (!page) await wait(10)

  // Not waited for: the answer may never come from a page that has been left.
  const mouse = (type: string, point: Point, button = 'left') =>
    void send('Input.dispatchMouseEvent', {type, ...point, button, clickCount: 1}, page).catch(() => {})
  const finger = (type: string, touchPoints: Point[]) =>
    void send('Input.dispatchTouchEvent', {type, touchPoints}, page).catch(() => {})
  return {
    moments,
    go: async (url) => void (await send('Page.navigate', {url}, page)),
    ask: async (expression) => {
      const order = {expression, returnByValue: true}
      return (await send<{result: {value: never}}>('Runtime.evaluate', order, page)).result.value
    },
    hover: (point) => mouse('mouseMoved', point, 'none'),
    press: (point) => {
      mouse('mousePressed', point)
      mouse('mouseReleased', point)
    },
    tap: (point) => {
      finger('touchStart', [point])
      finger('touchEnd', [])
    },
    momentOf: async (name) => {
      for (let waited = 0; waited < 10_000; waited += 20) {
        const moment = moments.get(name)
        if (moment) return moment
        await wait(20)
      }
      throw new Error(`It never came: ${name}.`)
    },
    close: () => {
      closing = true
      return close()
    },
  }
}

function isPage({targetInfo}: Message['params']): boolean {
  return (targetInfo as {type: string}).type === 'page'
}

const phone = {width: 390, height: 844, deviceScaleFactor: 1, mobile: false}
/** What a page tells that was made ready ahead, once it takes the place of the one before. */
export const shown = 'shown'
const tell = `window.tell=(name,moment)=>tellTool(JSON.stringify([name,moment]));
document.addEventListener('prerenderingchange',()=>tell('${shown}',Date.now()))`
