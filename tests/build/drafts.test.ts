import type {ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {guides, section, writeSection} from '../section.ts'
import {documentIn, serveInDev} from './devServer.ts'

let copy: ProjectCopy
let server: ViteDevServer

const ribbon = 'A draft: only you see this page. It is published when draft: true is taken off.'
const [first, second] = guides.map(({path}) => path)

beforeAll(async () => {
  copy = copyProject()
  writeSection(copy)
  copy.write(`pages/${first}.mdx`, copy.read(`pages/${first}.mdx`).replace('---\n', '---\ndraft: true\n'))
  server = await serveInDev(copy)
})

afterAll(async () => {
  await server.close()
  copy.remove()
})

const documentOf = (path?: string) => documentIn(server, path)

// S2.36
test('in dev a draft is shown with a ribbon that says so, and no other page has one', async () => {
  expect(await documentOf(first)).toContain(ribbon)
  expect(await documentOf(second)).not.toContain(ribbon)
})

// S2.36
test('in dev a draft is listed and linked like any page', async () => {
  expect(await documentOf(section)).toContain(`href="/${first}"`)
  expect(await documentOf(second)).toContain(`href="/${first}"`)
})
