import {createServer} from 'node:net'
import {afterEach, expect, test, vi} from 'vitest'
import {canOpenBrowser} from '../../../src/commands/edit/canOpenBrowser.ts'
import {main} from '../../../src/commands/edit/main.ts'
import {readOptions} from '../../../src/commands/edit/options.ts'

afterEach(() => vi.restoreAllMocks())

test('it opens the browser, on the port of dev, unless it is told otherwise', () => {
  expect(readOptions([])).toEqual({port: undefined, open: true})
  expect(readOptions(['--port', '4340', '--no-open'])).toEqual({port: 4340, open: false})
})

test('it says what it knows when it is asked for something else', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await main(['--port', 'many'])).toBe(1)
  expect(said.mock.lastCall?.[0]).toContain('--port many is no port. Write a number, like --port 5174.')
  expect(await main(['--prot', '1'])).toBe(1)
  expect(said.mock.lastCall?.[0]).toContain('npm run edit -- [options]')
})

test('it opens no browser where there is no screen', () => {
  expect(canOpenBrowser('linux', {})).toBe(false)
  expect(canOpenBrowser('linux', {DISPLAY: ':0'})).toBe(true)
  expect(canOpenBrowser('darwin', {})).toBe(true)
})

test('it says what to do when its port is taken', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const other = createServer().listen(0, 'localhost')
  await new Promise((done) => other.once('listening', done))
  const {port} = other.address() as {port: number}
  expect(await main(['--port', String(port), '--no-open'])).toBe(1)
  expect(said.mock.lastCall?.[0]).toBe(
    `Something else is served on port ${port} already, perhaps by npm run dev. Stop that with Ctrl+C where it runs, or choose another port: npm run edit -- --port ${port + 1}`,
  )
  await new Promise((done) => other.close(done))
})
