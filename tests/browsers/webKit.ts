import {spawn} from 'node:child_process'
import {expect} from 'playwright/test'
import {freePort} from '../../src/commands/freePort.ts'
import type {Browser} from './browser.ts'

/** Starts WebKitGTK’s own small browser, driven by classic WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    // A group of its own, for `xvfb-run` ends nothing that it started.
    detached: true,
    stdio: 'ignore',
    // Root has no sandbox, in the same way as for Chromium.
    env: {...process.env, ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'})},
  })
  async function ask<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<Result> {
    const sent = {method, ...(method === 'POST' && {body: JSON.stringify(body)})}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    const {value} = (await answer.json()) as {value: Result & {error?: string; message?: string}}
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await expect.poll(() => ask('GET', '/status').catch(() => undefined), {timeout: 60_000}).toMatchObject({ready: true})
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {capabilities: {}})
  const session = `/session/${sessionId}`
  const execute = (script: string) => ask<string>('POST', `${session}/execute/sync`, {script, args: []})
  return {
    open: (url) => ask('POST', `${session}/url`, {url}),
    back: () => ask('POST', `${session}/back`),
    resize: (width, height) => ask('POST', `${session}/window/rect`, {width, height}),
    evaluate: (expression) => execute(`return ${expression}`),
    load: execute,
    act: (actions) => ask('POST', `${session}/actions`, {actions}),
    async close() {
      await ask('DELETE', session)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
