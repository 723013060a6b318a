import type {ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {guides, section, writeSection} from '../section.ts'
import {documentIn, serveInDev} from './devServer.ts'

let copy: ProjectCopy
let server: ViteDevServer

beforeAll(async () => {
  copy = copyProject()
  writeSection(copy)
  server = await serveInDev(copy)
  const folder = `${copy.folder}/pages/${section}`
  await vi.waitUntil(() => server.watcher.getWatched()[folder]?.includes('credit.mdx'), {timeout: 60_000})
})

afterAll(async () => {
  await server.close()
  copy.remove()
})

const documentOf = (path?: string) => documentIn(server, path)

const fileOf = (name: string) => `pages/${section}/${name}.mdx`
const [first] = guides.map(({title}) => title)

test('the list of a folder follows the title that one of its pages is given', async () => {
  expect(await documentOf(section)).toContain(`>${first}</a>`)
  copy.write(fileOf('budget'), copy.read(fileOf('budget')).replace(/^title: .*$/m, 'title: Where your money goes'))
  await expect
    .poll(async () => (await documentOf(section)).includes('>Where your money goes</a>'), {timeout: 60_000})
    .toBe(true)
  await expect
    .poll(async () => (await documentOf(`${section}/credit`)).includes('Where your money goes</a>'), {timeout: 60_000})
    .toBe(true)
})

test('the list of a folder follows a page that comes', async () => {
  const page = copy.read(fileOf('credit')).replace(/^title: .*$/m, 'title: A page that has just come')
  copy.write(fileOf('new'), page.replace(/^description: .*$/m, 'description: It came while the others were read.'))
  await expect
    .poll(async () => (await documentOf(section)).includes('>A page that has just come</a>'), {timeout: 60_000})
    .toBe(true)
  expect(await documentOf(`${section}/new`)).toContain('A page that has just come')
})
