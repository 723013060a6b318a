import {expect, test} from 'vitest'
import {browserVariable} from '../../src/commands/findBrowser.ts'
import {type InstallMethod, installBrowser} from '../../src/commands/installBrowser.ts'

/** A way that runs a line of script in place of an installer. */
const way = (what: string, script: string): InstallMethod => ({what, commands: [[process.execPath, '-e', script]]})

/** What is told while a browser is looked for after each way, as `found` has it. */
function install(ways: InstallMethod[], ...found: (string | undefined)[]) {
  const told: string[] = []
  const browser = installBrowser(
    'The browser tests need Chrome or Chromium',
    ways,
    () => found.shift(),
    (words) => told.push(words),
  )
  return {browser, told}
}

test('goes the next way when one fails, and tells the last line of what that said', () => {
  const failing = way('the first', "console.log('loud'); console.error('step one\\nno network'); process.exitCode = 1")
  const {browser, told} = install([failing, way('the second', '')], undefined, '/opt/browser')
  expect(browser).toBe('/opt/browser')
  expect(told.slice(2)).toEqual([
    'Installing the first. It takes a minute or two.',
    'That gave no browser: no network',
    'Installing the second. It takes a minute or two.',
    'Installed: /opt/browser',
  ])
})

test('says how to go on when no way leads to a browser', () => {
  expect(() => install([way('the only', '')], undefined)).toThrow(`${browserVariable}=/path/to/chrome npm test`)
})
