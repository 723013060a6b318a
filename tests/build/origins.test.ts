import {on, once} from 'node:events'
import {symlinkSync} from 'node:fs'
import http from 'node:http'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {createServer, type PreviewServer, preview, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {editingPlugin} from '../../src/build/editing.ts'
import {openEditor} from '../../src/edit/editor.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {ChangeResult, Editable} from '../../src/edit/protocol.ts'
import {openFolder} from '../../src/edit/versions/folder.ts'
import {requestEvent, responseEvent} from '../../src/editor/connection/events.ts'
import {copyProject, type ProjectCopy} from '../copyProject.ts'

let copy: ProjectCopy
let dev: ViteDevServer
let edit: ViteDevServer
let built: PreviewServer

/** The host name at which a port forward makes the editor's server public. */
const forwardedHost = 'forwarded.example'

beforeAll(async () => {
  copy = copyProject()
  for (const file of ['index.html', '404.html', '_headers', '_redirects']) copy.write(`dist/${file}`, '')
  symlinkSync('/etc/hosts', join(copy.folder, 'pages/linked.mdx'))
  const common = {root: copy.folder, configFile: `${copy.folder}/vite.config.ts`, logLevel: 'silent'} as const
  const options = {port: 0, strictPort: false, watch: null, allowedHosts: [forwardedHost]}
  const serve = {...common, server: options, optimizeDeps: {noDiscovery: true}}
  const editing = editingPlugin({
    openEditor: (root) => openEditor(openFolder(root)),
    address: new URL(`https://${forwardedHost}/`),
  })
  dev = await (await createServer(serve)).listen()
  edit = await (await createServer({...serve, plugins: [editing]})).listen()
  built = await preview({...common, preview: {port: 0, strictPort: false}})
})

afterAll(() => Promise.all([dev.close(), edit.close(), built.close()]))

function hostOf(server: ViteDevServer | PreviewServer): string {
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  return `localhost:${address.port}`
}

/** Sends a GET request with headers that `fetch` does not allow to set. */
async function get(
  server: ViteDevServer | PreviewServer,
  path: string,
  headers: Record<string, string> = {},
) {
  const request = http.get(`http://${hostOf(server)}${path}`, {headers})
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return {status: response.statusCode, headers: response.headers, body: await text(response)}
}

// S12.5
test.each([
  ['npm run dev', () => dev, ['/about', '/no-such-page']],
  // Requests no pages, because they take seconds to render and have the same headers as with `npm run dev`.
  ['npm run edit', () => edit, []],
  ['npm start', () => built, ['/', '/no-such-page']],
])('no response of %s can be framed', async (_name, server, documents) => {
  for (const path of [...documents, '/favicon.svg', '/@vite/client', '/src/browser/devClient.tsx']) {
    const {headers} = await get(server(), path, {accept: 'text/html'})
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

const otherOrigin = 'http://localhost:1'

// S12.5
describe.each([
  ['npm run dev', () => dev],
  ['npm run edit', () => edit],
])('%s', (_name, server) => {
  // An endpoint of Vite. Requests lack its parameter `file`; the response to an accepted one says that it is
  // missing.
  const opener = '/__open-in-editor'
  const navigation = {'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}

  test.each<[string, Record<string, string>]>([
    ['site', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image'}],
    ['port', {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: otherOrigin}],
    ['origin, in an older browser', {origin: otherOrigin}],
  ])('refuses requests from a page of another %s', async (_page, headers) => {
    for (const path of [opener, '/', '/search.json', '/@vite/client', '/content/site.yaml', '/package.json'])
      expect((await get(server(), path, headers)).status, path).toBe(403)
  })

  test.each<[string, Record<string, string>]>([
    ['a link on another site', {...navigation, 'sec-fetch-site': 'cross-site'}],
    ['the address bar', {...navigation, 'sec-fetch-site': 'none'}],
    ['another port', {referer: `${otherOrigin}/page`}],
    ['a damaged address', {referer: 'nowhere'}],
    ['an unknown client', {}],
  ])('opens no file for a request from %s', async (_client, headers) => {
    for (const path of [opener, opener.toUpperCase(), `${opener}/`])
      expect((await get(server(), path, headers)).status, path).toBe(403)
  })

  test('opens a file for its own pages', async () => {
    const origin = `http://${hostOf(server())}`
    const own: Record<string, string>[] = [
      {'sec-fetch-site': 'same-origin'},
      {referer: `${origin}/about`},
      {origin},
    ]
    for (const headers of own)
      expect((await get(server(), opener, headers)).body).toContain('param "file" is missing')
  })

  test('responds to links on other sites, and to requests of its own pages', async () => {
    const link = {...navigation, 'sec-fetch-site': 'cross-site', accept: 'text/html'}
    expect((await get(server(), '/favicon.svg', link)).status).toBe(200)
    const own = {'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors'}
    expect((await get(server(), '/@vite/client', own)).status).toBe(200)
  })
})

const page = 'pages/about.mdx'
const refusal = 'Open the editor at the address that its start window shows.'
const ownOrigin = () => `http://${hostOf(edit)}`

/**
 * Opens the web socket of `npm run edit` from `origin`, by default with the right token, which any origin may
 * know.
 */
async function connect(
  origin: string,
  token = edit.config.webSocketToken,
  headers: Record<string, string> = {},
) {
  const socket = new WebSocket(`ws://${hostOf(edit)}/?token=${token}`, 'vite-hmr', {origin, headers})
  await once(socket, 'open')
  return socket
}

/** Sends a request over the web socket to the server of `npm run edit`, and returns the response. */
async function send(
  socket: WebSocket,
  method: string,
  params: unknown,
): Promise<{result?: unknown; error?: string}> {
  // Collects messages from here on: the server may send another one together with its response.
  const messages = on(socket, 'message', {close: ['close']})
  socket.send(JSON.stringify({type: 'custom', event: requestEvent, data: {id: 1, method, params}}))
  for await (const [message] of messages) {
    const {event, data} = JSON.parse(String(message))
    if (event !== responseEvent) continue
    socket.close()
    return data
  }
  throw new Error('There was no response.')
}

const request = async (method: string, params: unknown) => send(await connect(ownOrigin()), method, params)

/** Returns the first words of a page that the editor allows to be edited. */
async function firstWords(): Promise<Extract<Editable, {kind: 'inline'}>> {
  const {result} = await request('listEditables', {file: page})
  const words = (result as {editables: Editable[]}).editables.find(({kind}) => kind === 'inline')
  return words?.kind === 'inline' ? words : expect.fail('The page has no editable words.')
}

test('a page of the editor saves words', async () => {
  const {span} = await firstWords()
  const {result} = await request('saveChange', {type: 'inline', span, to: plainInlines('Fresh words')})
  expect((result as ChangeResult).saved).toBe(true)
  expect(copy.read(page)).toContain('# Fresh words')
})

test('a page of another origin can’t save, even with the token of the server', async () => {
  const before = copy.read(page)
  const {span} = await firstWords()
  for (const origin of [otherOrigin, 'https://example.org', 'null']) {
    const change = {type: 'inline', span, to: plainInlines('Not from here')}
    const {result, error} = await send(await connect(origin), 'saveChange', change)
    expect([result, error]).toEqual([undefined, refusal])
  }
  expect(copy.read(page)).toBe(before)
})

// S12.56
test.each([
  ['unchanged headers', 'https://forwarded.example', {host: forwardedHost}, undefined],
  ['localhost as the host', 'https://forwarded.example', {}, undefined],
  ['localhost as the origin', 'https://LOCALHOST', {host: forwardedHost}, undefined],
  ['localhost as both', 'http://LOCALHOST', {'x-forwarded-host': forwardedHost}, undefined],
  ['no origin', '', {host: forwardedHost}, refusal],
  ['an origin without TLS', 'http://forwarded.example', {host: forwardedHost}, refusal],
  ['an origin with another port', 'https://forwarded.example:8443', {host: forwardedHost}, refusal],
  ['a subdomain as the origin', 'https://a.forwarded.example', {host: forwardedHost}, refusal],
  ['another port of localhost as the origin', 'http://localhost:1', {host: forwardedHost}, refusal],
  ['an unknown forward', 'https://other.example', {'x-forwarded-host': 'other.example'}, refusal],
  ['an unknown forward to localhost', 'http://LOCALHOST', {'x-forwarded-host': 'other.example'}, refusal],
])('behind a port forward, a request with %s', async (_headers, origin, headers, failed) => {
  const socket = await connect(origin.replace('LOCALHOST', hostOf(edit)), undefined, headers)
  expect((await send(socket, 'listChanges', {})).error).toBe(failed)
})

test('a page without the token can’t connect', async () => {
  await expect(connect('https://example.org', 'guessed')).rejects.toThrow()
})

test.each([
  'package.json',
  '../outside.mdx',
  'pages/../../outside.mdx',
  'pages\\..\\..\\outside.mdx',
  'C:/pages/about.mdx',
  'pages/.hidden.mdx',
  'content/site.schema.ts',
  '/etc/passwd',
  'pages/linked.mdx',
])('%s can be neither read nor saved', async (file) => {
  const {span} = await firstWords()
  const change = {type: 'inline', span: {...span, file}, to: plainInlines('Words')}
  const saved = await request('saveChange', change)
  expect((saved.result as ChangeResult | undefined)?.saved ?? false, saved.error).toBe(false)
  for (const [method, params] of [
    ['listEditables', {file}],
    ['describeComponent', {file, start: 0}],
  ] as const) {
    const {result, error} = await request(method, params)
    expect([result, typeof error]).toEqual([undefined, 'string'])
  }
})

test.each([
  ['a refspec', 'sendProposal', {branch: 'edit/x:pages'}],
  ['an option as the branch', 'sendProposal', {branch: '--mirror'}],
  ['a branch that is not a proposal', 'sendProposal', {branch: 'main'}],
  ['no branch', 'sendProposal', {}],
  ['a sentence that is not text', 'propose', {sentence: ['words']}],
  ['words that are not a list', 'saveChange', {type: 'inline', span: {}, to: 'words'}],
  ['an unknown change', 'saveChange', {type: 'everything'}],
  ['a property of every object as its name', 'constructor', {}],
  ['no data', 'undoChange', undefined],
])('a request with %s is refused', async (_data, method, params) => {
  const {result, error} = await request(method, params)
  expect([result, typeof error]).toEqual([undefined, 'string'])
})
