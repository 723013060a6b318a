import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {canOpenBrowser} from '../../../src/commands/edit/canOpenBrowser.ts'
import {main} from '../../../src/commands/edit/main.ts'
import {readOptions} from '../../../src/commands/edit/options.ts'
import {runCommand} from '../runCommand.ts'

const run = (words: string[], folder = process.cwd()) => runCommand(main, folder, words)

test('the editor uses the port of dev and opens the browser, unless the options say otherwise', () => {
  expect(readOptions([], {})).toEqual({port: 5173, open: true})
  expect(readOptions(['--port', '4340', '--no-open'], {})).toEqual({port: 4340, open: false})
})

const codespace = {CODESPACE_NAME: 'fuzzy-lamp', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev'}

// S12.56
test.each([
  ['of --address', ['--address', 'https://e.example/in/'], codespace, 'https://e.example/in/'],
  ['of the codespace', ['--port', '80'], codespace, 'https://fuzzy-lamp-80.app.github.dev/'],
  ['of this computer alone', [], {CODESPACE_NAME: 'fuzzy-lamp'}, undefined],
])('the public address of the editor is that %s', (_source, words, environment, address) => {
  expect(readOptions(words, environment).address?.href).toBe(address)
})

test.each(['e.example', 'ftp://e.example', 'https://', 'https://e.example/?x', 'https://e.example/#x'])(
  'the address %s is refused, and the message says what to write',
  (address) => {
    expect(() => readOptions(['--address', address], {})).toThrow(
      `--address ${address} is no address. Write a whole`,
    )
  },
)

test.each([
  [
    'a port that is not a number',
    ['--port', 'many'],
    '--port many is no port. Write a number, like --port 5174.',
  ],
  ['an unknown option', ['--prot', '1'], 'npm run edit -- [options]'],
])('%s is refused, and the message says what to write', async (_what, words, message) => {
  const {status, output} = await run(words)
  expect(status).toBe(1)
  expect(output).toContain(message)
})

test('no browser is opened on a computer without a screen', () => {
  expect(canOpenBrowser('linux', {})).toBe(false)
  expect(canOpenBrowser('linux', {DISPLAY: ':0'})).toBe(true)
  expect(canOpenBrowser('darwin', {})).toBe(true)
})

test('when its port is taken, the command says what to open, stop or write', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const {port} = other.address() as {port: number}
  // An empty project, because its server starts quickly.
  const folder = mkdtempSync(resolve('node_modules/.port-'))
  const {status, output} = await run(['--port', String(port), '--no-open'], folder)
  expect(status).toBe(1)
  expect(output).toBe(
    `Something is served on port ${port} already. If it is the editor, open http://localhost:${port}/. If not, stop it with Ctrl+C where it runs, or choose another port: npm run edit -- --port ${port + 1}\n`,
  )
  other.close()
  rmSync(folder, {recursive: true})
})
