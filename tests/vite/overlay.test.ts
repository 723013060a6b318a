import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {createServer, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {mdxPages} from '../../src/vite/mdxPages.ts'

const root = resolve(import.meta.dirname, '../..')
let copy = ''
let server: ViteDevServer

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/.cache'), {recursive: true})
  copy = mkdtempSync(join(root, 'node_modules/.cache/overlay-'))
  for (const name of ['components', 'content', 'pages', 'public', 'src']) {
    cpSync(join(root, name), join(copy, name), {recursive: true})
  }
  server = await createServer({
    root: copy,
    configFile: false,
    plugins: [mdxPages()],
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
}, 30_000)

afterAll(async () => {
  await server.close()
  rmSync(copy, {recursive: true, force: true})
})

test('the browser is told in the words of the check, and again nothing once it is mended', async () => {
  const path = join(copy, 'pages/about.mdx')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, `${text}\nWe <3 you.\n`)
  const error = await server.environments.client.transformRequest('/pages/about.mdx').catch((each) => each)
  const line = text.split('\n').length + 1
  expect(error.message).toContain(
    [
      `pages/about.mdx, line ${line}`,
      `${String(line).padStart(4)} | We <3 you.`,
      '     |    ^',
      '  <3 looks like the start of a tag, because of the <.',
      '  Write: ❤ or \\<3',
    ].join('\n'),
  )
  expect(error.loc).toEqual({file: path, line, column: 3})
  writeFileSync(path, text)
  server.environments.client.moduleGraph.invalidateAll()
  expect((await server.environments.client.transformRequest('/pages/about.mdx'))?.code).toContain('MDXContent')
}, 30_000)
