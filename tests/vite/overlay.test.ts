import {join} from 'node:path'
import {createServer, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {mdxPages} from '../../src/vite/mdxPages.ts'

let copy: ProjectCopy
let server: ViteDevServer

beforeAll(async () => {
  copy = copyProject()
  server = await createServer({
    root: copy.folder,
    configFile: false,
    plugins: [mdxPages()],
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
}, 120_000)

afterAll(async () => {
  await server.close()
  copy.remove()
})

test('the browser is told in the words of the check, and again nothing once it is mended', async () => {
  const file = 'pages/about.mdx'
  const text = copy.read(file)
  copy.write(file, `${text}\nWe <3 you.\n`)
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
  expect(error.loc).toEqual({file: join(copy.folder, file), line, column: 3})
  copy.write(file, text)
  server.environments.client.moduleGraph.invalidateAll()
  expect((await server.environments.client.transformRequest('/pages/about.mdx'))?.code).toContain('MDXContent')
}, 120_000)
