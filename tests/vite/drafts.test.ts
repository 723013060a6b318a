import {createServer, isRunnableDevEnvironment, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type * as app from '../../src/app/server.tsx'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {guides, section, writeSection} from '../section.ts'

let copy: ProjectCopy
let server: ViteDevServer

const ribbon = 'A draft: only you see this page. It is published when draft: true is taken off.'
const [first, second] = guides.map(({path}) => path)

beforeAll(async () => {
  copy = copyProject()
  writeSection(copy)
  copy.write(`pages/${first}.mdx`, copy.read(`pages/${first}.mdx`).replace('---\n', '---\ndraft: true\n'))
  server = await createServer({
    root: copy.folder,
    configFile: `${copy.folder}/vite.config.ts`,
    server: {middlewareMode: true, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
}, 120_000)

afterAll(async () => {
  await server.close()
  copy.remove()
})

/** The document of a page, as it is answered while its writer works on it. */
async function documentOf(path = ''): Promise<string> {
  const {ssr} = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) return expect.fail('Nothing renders pages.')
  const {render}: typeof app = await ssr.runner.import('/src/app/server.tsx')
  return render(path, {font: '', chunks: []})
}

// S2.36
test('in dev a draft is shown with a ribbon that says so, and no other page has one', async () => {
  expect(await documentOf(first)).toContain(ribbon)
  expect(await documentOf(second)).not.toContain(ribbon)
}, 120_000)

// S2.36
test('in dev a draft is listed and linked like any page', async () => {
  expect(await documentOf(section)).toContain(`href="/${first}"`)
  expect(await documentOf(second)).toContain(`href="/${first}"`)
}, 120_000)
