import {createServer} from 'node:net'
import {afterEach, expect, test, vi} from 'vitest'
import {canOpenBrowser} from '../../../src/commands/edit/canOpenBrowser.ts'
import {main} from '../../../src/commands/edit/main.ts'
import {readOptions} from '../../../src/commands/edit/options.ts'

afterEach(() => vi.restoreAllMocks())

test('it opens the browser, on the port of dev, unless it is told otherwise', () => {
  expect(readOptions([], {})).toEqual({port: 5173, open: true})
  expect(readOptions(['--port', '4340', '--no-open'], {})).toEqual({port: 4340, open: false})
})

// S12.56
test('its address is the one that it is told, or that of a codespace', () => {
  const codespace = {CODESPACE_NAME: 'fuzzy-lamp', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev'}
  expect(readOptions([], codespace).address?.href).toBe('https://fuzzy-lamp-5173.app.github.dev/')
  expect(readOptions(['--port', '80'], codespace).address?.href).toBe('https://fuzzy-lamp-80.app.github.dev/')
  expect(readOptions(['--address', 'https://e.example/in/'], codespace).address?.href).toBe('https://e.example/in/')
  expect(readOptions([], {CODESPACE_NAME: 'fuzzy-lamp'}).address).toBeUndefined()
})

test.each(['e.example', 'ftp://e.example', 'https://', 'https://e.example/?x', 'https://e.example/#x'])(
  'the address %s is refused with what to write',
  (address) => {
    expect(() => readOptions(['--address', address], {})).toThrow(`--address ${address} is no address. Write a whole`)
  },
)

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
    `Something is served on port ${port} already. If it is the editor, open http://localhost:${port}/. If not, stop it with Ctrl+C where it runs, or choose another port: npm run edit -- --port ${port + 1}`,
  )
  await new Promise((done) => other.close(done))
})
