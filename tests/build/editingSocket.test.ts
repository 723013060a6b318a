import {once} from 'node:events'
import {rmSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {createServer, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {editingPlugin} from '../../src/build/editing.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {openEditor} from '../../src/edit/editor.ts'
import type {ChangeResult, Editable} from '../../src/edit/protocol.ts'

let copy: ProjectCopy
let server: ViteDevServer
let host = ''

const page = 'pages/about.mdx'

beforeAll(async () => {
  copy = copyProject()
  server = await createServer({
    root: copy.folder,
    configFile: false,
    plugins: [editingPlugin({openEditor, address: new URL('https://told.example/')})],
    server: {port: 0, strictPort: false, watch: null, allowedHosts: ['told.example']},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
  await server.listen()
  const address = server.httpServer?.address()
  host = `localhost:${typeof address === 'object' ? address?.port : ''}`
}, 120_000)

afterAll(async () => {
  await server.close()
  copy.remove()
})

/** Connects as a page of that origin would; with the token, which another page of this machine might have read. */
async function connect(origin: string, token = server.config.webSocketToken, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://${host}/?token=${token}`, 'vite-hmr', {origin, headers})
  await once(socket, 'open')
  return socket
}

/** What is answered to a question. */
async function ask(socket: WebSocket, name: string, give: unknown): Promise<{get?: unknown; failed?: string}> {
  socket.send(JSON.stringify({type: 'custom', event: 'edit:ask', data: {number: 1, name, give}}))
  for await (const [message] of on(socket)) {
    const {event, data} = JSON.parse(String(message))
    if (event === 'edit:answer') {
      socket.close()
      return data
    }
  }
  throw new Error('There was no answer.')
}

async function* on(socket: WebSocket) {
  while (socket.readyState === socket.OPEN) yield await once(socket, 'message')
}

/** The first words of a page. */
async function firstWords(): Promise<Extract<Editable, {kind: 'inline'}>> {
  const {get} = await ask(await connect(`http://${host}`), 'places', {file: page})
  const words = (get as {places: Editable[]}).places.find((place) => place.kind === 'inline')
  if (words?.kind !== 'inline') throw new Error('There are no words.')
  return words
}

test('a page of the server saves words', async () => {
  const {span} = await firstWords()
  const saved = await ask(await connect(`http://${host}`), 'save', {do: 'inline', span, to: [{words: 'Fresh words'}]})
  expect((saved.get as ChangeResult).saved).toBe(true)
  expect(copy.read(page)).toContain('# Fresh words')
})

test('a page of another origin is refused, even with the token of the server', async () => {
  const before = copy.read(page)
  const {span} = await firstWords()
  for (const origin of ['http://localhost:1', 'https://example.org', 'null']) {
    const to = [{words: 'Not from here'}]
    const {get, failed} = await ask(await connect(origin), 'save', {do: 'inline', span, to})
    expect([get, failed]).toEqual([undefined, 'Open the editor at the address that its start window shows.'])
  }
  expect(copy.read(page)).toBe(before)
})

const told = 'told.example'

// S12.56
test.each([
  ['as the browser sent them', 'https://told.example', {host: told}, true],
  ['with localhost for the host', 'https://told.example', {}, true],
  ['with localhost for the origin', 'https://LOCALHOST', {host: told}, true],
  ['with localhost for both', 'http://LOCALHOST', {'x-forwarded-host': told}, true],
  ['without an origin', '', {host: told}, false],
  ['of the same host without TLS', 'http://told.example', {host: told}, false],
  ['of another port of the host', 'https://told.example:8443', {host: told}, false],
  ['of a host below it', 'https://a.told.example', {host: told}, false],
  ['of another port of localhost', 'http://localhost:1', {host: told}, false],
  ['of an address that was not told', 'https://other.example', {'x-forwarded-host': 'other.example'}, false],
  ['of one that a forward says is localhost', 'http://LOCALHOST', {'x-forwarded-host': 'other.example'}, false],
])('headers %s, behind a port forward', async (_which, origin, headers, isOwn) => {
  const socket = await connect(origin.replace('LOCALHOST', host), undefined, headers)
  expect((await ask(socket, 'done', {})).failed).toBe(
    isOwn ? undefined : 'Open the editor at the address that its start window shows.',
  )
})

test('a page without the token is not connected at all', async () => {
  await expect(connect('https://example.org', 'guessed')).rejects.toThrow()
})

const notEditable = [
  'package.json',
  '../outside.mdx',
  'pages/../../outside.mdx',
  'pages\\..\\..\\outside.mdx',
  'C:/pages/about.mdx',
  'pages/.hidden.mdx',
  'content/site.schema.ts',
  '/etc/passwd',
  'pages/linked.mdx',
]

test.each(notEditable)('%s is no file to edit, and nothing is told of it', async (file) => {
  symlinkSync('/etc/hosts', join(copy.folder, 'pages/linked.mdx'))
  try {
    const {span} = await firstWords()
    const change = {do: 'inline', span: {...span, file}, to: [{words: 'Words'}]}
    const saved = await ask(await connect(`http://${host}`), 'save', change)
    expect((saved.get as ChangeResult | undefined)?.saved ?? false, saved.failed).toBe(false)
    for (const [name, give] of [
      ['places', {file}],
      ['behind', {file, start: 0}],
    ] as const) {
      const {get, failed} = await ask(await connect(`http://${host}`), name, give)
      expect([get, typeof failed]).toEqual([undefined, 'string'])
    }
  } finally {
    rmSync(join(copy.folder, 'pages/linked.mdx'))
  }
})

test.each([
  ['a branch that leads to another', 'push', {branch: 'edit/x:pages'}],
  ['an option in place of a branch', 'push', {branch: '--mirror'}],
  ['a branch that no proposal has', 'push', {branch: 'main'}],
  ['no branch', 'push', {}],
  ['a sentence that is none', 'propose', {sentence: ['words']}],
  ['words that are none', 'save', {do: 'inline', span: {}, to: 'words'}],
  ['a change that nobody knows', 'save', {do: 'everything'}],
  ['a name of every object', 'constructor', {}],
  ['nothing', 'undo', undefined],
])('%s is refused before anything is done', async (_what, name, give) => {
  const {get, failed} = await ask(await connect(`http://${host}`), name, give)
  expect([get, typeof failed]).toEqual([undefined, 'string'])
})
