import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {WebSocket} from 'ws'
import type {Browser} from './browser.ts'

/** The environment variable that names the Firefox of the tests, where it is not Debian’s. */
const firefoxVariable = 'TWELVESIDES_FIREFOX'

/** Starts Firefox with a fresh profile, driven by the WebDriver BiDi that it speaks itself (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n')
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(process.env[firefoxVariable] ?? 'firefox-esr', options, {stdio: ['ignore', 'ignore', 'pipe']})
  const socket = new WebSocket(`${await addressFromOutput(child.stderr)}/session`)
  await once(socket, 'open')

  let last = 0
  async function ask<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++last
    const answer = new Promise<{result: Result; error?: string; message?: string}>((done) => {
      socket.on('message', function listen(data) {
        const said = JSON.parse(String(data))
        if (said.id !== id) return
        socket.off('message', listen)
        done(said)
      })
    })
    socket.send(JSON.stringify({id, method, params}))
    const {result, error, message} = await answer
    if (error) throw new Error(`${error}: ${message}`)
    return result
  }
  await ask('session.new', {capabilities: {}})
  // Nobody looks at the window that Firefox comes with, so no button in it takes a key; one that is opened has the focus.
  const {context} = await ask<{context: string}>('browsingContext.create', {type: 'window'})
  await ask('browsingContext.activate', {context})

  const evaluate = async (expression: string) => {
    const params = {expression, target: {context}, awaitPromise: false}
    const {result, exceptionDetails} = await ask<Evaluated>('script.evaluate', params)
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
  return {
    open: (url) => ask('browsingContext.navigate', {context, url, wait: 'complete'}),
    back: () => ask('browsingContext.traverseHistory', {context, delta: -1}),
    resize: (width, height) => ask('browsingContext.setViewport', {context, viewport: {width, height}}),
    evaluate,
    load: evaluate,
    act: (actions) => ask('input.performActions', {context, actions}),
    async close() {
      socket.close()
      child.kill()
      await once(child, 'exit')
      rmSync(profile, {recursive: true, force: true})
    },
  }
}

interface Evaluated {
  result: {value: string}
  exceptionDetails?: {text: string}
}

async function addressFromOutput(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox ended at once.')
}
