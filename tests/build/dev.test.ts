import type {ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {sectionFolder, sectionPages, writeSection} from '../writeSection.ts'
import {documentIn, serveInDev} from './devServer.ts'

let copy: ProjectCopy
let server: ViteDevServer

const fileOf = (name: string) => `pages/${sectionFolder}/${name}.mdx`
const [first, second, third] = sectionPages
const ribbon = 'A draft: only you see this page. It is published when draft: true is taken off.'

beforeAll(async () => {
  copy = copyProject()
  writeSection(copy)
  copy.write(fileOf('savings'), copy.read(fileOf('savings')).replace('---\n', '---\ndraft: true\n'))
  server = await serveInDev(copy)
  const folder = `${copy.folder}/pages/${sectionFolder}`
  await vi.waitUntil(() => server.watcher.getWatched()[folder]?.includes('credit.mdx'), {timeout: 60_000})
})

afterAll(async () => {
  await server.close()
  copy.remove()
})

const documentOf = (path = '') => documentIn(server, path)

// S2.36
test('a draft is listed and linked like any page, and only it has a ribbon that says so', async () => {
  expect(await documentOf(`${sectionFolder}/savings`)).toContain(ribbon)
  expect(await documentOf(sectionFolder)).toContain(`href="/${sectionFolder}/savings"`)
  expect(await documentOf(third?.path)).toContain(`href="/${sectionFolder}/savings"`)
  expect(await documentOf(second?.path)).not.toContain(ribbon)
})

test('the list of a folder follows the title that one of its pages is given, and a page that comes', async () => {
  const eventually = (path: string, words: string) =>
    expect.poll(async () => (await documentOf(path)).includes(words), {timeout: 60_000}).toBe(true)
  await eventually(sectionFolder, `>${first?.title}</a>`)
  copy.write(fileOf('budget'), copy.read(fileOf('budget')).replace(/^title: .*$/m, 'title: Where your money goes'))
  await eventually(sectionFolder, '>Where your money goes</a>')
  await eventually(`${sectionFolder}/credit`, 'Where your money goes</a>')
  const page = copy.read(fileOf('credit')).replace(/^title: .*$/m, 'title: A page that has just come')
  copy.write(fileOf('new'), page.replace(/^description: .*$/m, 'description: It came while the others were read.'))
  await eventually(sectionFolder, '>A page that has just come</a>')
  expect(await documentOf(`${sectionFolder}/new`)).toContain('A page that has just come')
})
