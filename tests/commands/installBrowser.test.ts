import {expect, test} from 'vitest'
import {browserVariable} from '../../src/commands/findBrowser.ts'
import {type InstallMethod, installBrowser} from '../../src/commands/installBrowser.ts'

/** An installation method that runs a line of JavaScript. */
const method = (what: string, script: string): InstallMethod => ({
  what,
  commands: [[process.execPath, '-e', script]],
})
const failing = method('the first', "console.error('step one\\nno network'); process.exitCode = 1")

test('when an installation fails, its last line is printed and the next method is tried', () => {
  const found = [undefined, '/opt/browser']
  const printed: string[] = []
  const find = () => found.shift()
  const print = (words: string) => printed.push(words)
  expect(installBrowser('The tests need Chrome', [failing, method('the second', '')], find, print)).toBe('/opt/browser')
  expect(printed.slice(2)).toEqual([
    'Installing the first. It takes a minute or two.',
    'That gave no browser: no network',
    'Installing the second. It takes a minute or two.',
    'Installed: /opt/browser',
  ])
})

test('when no method installs a browser, the error says how to name one', () => {
  const install = () =>
    installBrowser(
      'The tests need Chrome',
      [failing],
      () => undefined,
      () => {},
    )
  expect(install).toThrow(`${browserVariable}=/path/to/chrome npm test`)
})
