import {expect, test} from 'vitest'
import {browserVariable} from '../../src/commands/findBrowser.ts'
import {type InstallMethod, installBrowser} from '../../src/commands/installBrowser.ts'

/** Returns an installation method that runs a line of JavaScript instead of an installer. */
const method = (what: string, script: string): InstallMethod => [what, process.execPath, '-e', script]

test('when one way to install a browser fails, its last line is shown and the next way is tried', () => {
  const failing = method(
    'the first',
    "console.log('loud'); console.error('step one\\nno network'); process.exitCode = 1",
  )
  const found = [undefined, '/opt/browser']
  const reported: string[] = []
  const browser = installBrowser(
    [failing, method('the second', '')],
    () => found.shift(),
    (words) => reported.push(words),
  )
  expect(browser).toBe('/opt/browser')
  expect(reported.slice(1)).toEqual([
    'Installing the first. It takes a minute or two.',
    'That gave no browser: no network (status 1)',
    'Installing the second. It takes a minute or two.',
    'Installed: /opt/browser',
  ])
})

test('when no browser can be installed, the error says how to name one', () => {
  const install = () =>
    installBrowser(
      [method('the only', '')],
      () => undefined,
      () => undefined,
    )
  expect(install).toThrow(`${browserVariable}=/path/to/chrome npm test`)
})
