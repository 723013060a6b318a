import {spawn} from 'node:child_process'
import {expect} from 'playwright/test'
import {freePort} from '../freePort.ts'
import type {Browser} from './browser.ts'

/** Starts WebKitGTK’s MiniBrowser, controlled by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    // A process group, because `xvfb-run` does not end its children.
    detached: true,
    stdio: 'ignore',
    // WebKit's sandbox, like Chromium's, does not work for root.
    env: {...process.env, ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'})},
  })
  async function send<Result>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<Result> {
    const init = {method, ...(method === 'POST' && {body: JSON.stringify(body)})}
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const {value} = (await response.json()) as {value: Result & {error?: string; message?: string}}
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const status = () => send('GET', '/status').catch(() => undefined)
  await expect.poll(status, {timeout: 60_000}).toMatchObject({ready: true})
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {capabilities: {}})
  const session = `/session/${sessionId}`
  const execute = (script: string) => send<string>('POST', `${session}/execute/sync`, {script, args: []})
  return {
    open: (url) => send('POST', `${session}/url`, {url}),
    back: () => send('POST', `${session}/back`),
    resize: (width, height) => send('POST', `${session}/window/rect`, {width, height}),
    evaluate: (expression) => execute(`return ${expression}`),
    load: execute,
    act: (actions) => send('POST', `${session}/actions`, {actions}),
    async close() {
      await send('DELETE', session)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
