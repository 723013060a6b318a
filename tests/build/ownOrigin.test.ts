import {once} from 'node:events'
import http from 'node:http'
import {text} from 'node:stream/consumers'
import {createServer, type PreviewServer, preview, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {editingPlugin} from '../../src/build/editing.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {openEditor} from '../../src/edit/editor.ts'

let copy: ProjectCopy
let dev: ViteDevServer
let edit: ViteDevServer
let built: PreviewServer

beforeAll(async () => {
  copy = copyProject()
  // Whatever was built, also by somebody else.
  for (const file of ['index.html', '404.html', '_headers', '_redirects']) copy.write(`dist/${file}`, '')
  const common = {root: copy.folder, configFile: `${copy.folder}/vite.config.ts`, logLevel: 'silent'} as const
  const serve = {...common, server: {port: 0, strictPort: false, watch: null}, optimizeDeps: {noDiscovery: true}}
  dev = await (await createServer(serve)).listen()
  edit = await (await createServer({...serve, plugins: [editingPlugin({openEditor})]})).listen()
  built = await preview({...common, preview: {port: 0, strictPort: false}})
})

afterAll(async () => {
  await Promise.all([dev.close(), edit.close(), built.close()])
  copy.remove()
})

const servers = {
  'npm run dev': () => dev,
  'npm run edit': () => edit,
  'npm start': () => built,
}

function originOf(server: ViteDevServer | PreviewServer): string {
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('It is not served.')
  return `http://localhost:${address.port}`
}

/** Asks as a browser does, whose headers `fetch` lets nobody set. */
async function get(server: ViteDevServer | PreviewServer, path: string, headers: Record<string, string> = {}) {
  const request = http.get(originOf(server) + path, {headers})
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return {status: response.statusCode, headers: response.headers, body: await text(response)}
}

// S12.5
describe.each(Object.entries(servers))('nothing that %s serves can be framed', (_name, server) => {
  test.each(['/', '/about', '/no-such-page', '/favicon.svg', '/@vite/client', '/src/browser/devClient.tsx'])(
    '%s',
    async (path) => {
      const {headers} = await get(server(), path, {accept: 'text/html'})
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )
})

const another = 'http://localhost:1'
const asked = {
  'a page of another site': {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image'},
  'a page of another port': {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: another},
  'a page of an older browser': {origin: another},
}

// S12.5
describe.each([
  ['npm run dev', servers['npm run dev']],
  ['npm run edit', servers['npm run edit']],
])('%s', (_name, server) => {
  // Without a file to open, who is answered reads that there is none.
  const opener = '/__open-in-editor'

  test.each(Object.entries(asked))('tells nothing to %s', async (_who, headers) => {
    for (const path of [opener, '/', '/search.json', '/@vite/client', '/content/site.yaml', '/package.json'])
      expect((await get(server(), path, headers)).status, path).toBe(403)
  })

  test('opens no file for a link of another site, an address that was typed, or who says nothing', async () => {
    const visit = {'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}
    const refused: Record<string, string>[] = [
      {...visit, 'sec-fetch-site': 'cross-site'},
      {...visit, 'sec-fetch-site': 'none'},
      {referer: `${another}/page`},
      {referer: 'nowhere'},
      {},
    ]
    for (const headers of refused)
      for (const path of [opener, opener.toUpperCase(), `${opener}/`])
        expect((await get(server(), path, headers)).status, JSON.stringify(headers)).toBe(403)
  })

  test('opens a file for its own pages', async () => {
    const origin = originOf(server())
    const own: Record<string, string>[] = [{'sec-fetch-site': 'same-origin'}, {referer: `${origin}/about`}, {origin}]
    for (const headers of own) expect((await get(server(), opener, headers)).body).toContain('param "file" is missing')
  })

  test('shows a page to whoever follows a link to it', async () => {
    const visit = {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}
    expect((await get(server(), '/about', {...visit, accept: 'text/html'})).status).toBe(200)
  })

  test('gives its own pages what they are made of', async () => {
    const own = {'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors'}
    expect((await get(server(), '/@vite/client', own)).status).toBe(200)
  })
})
