import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {createServer, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createDevSiteReader} from '../../src/build/devSiteReader.ts'
import {adviceOf, findingsPlugin} from '../../src/build/findings.ts'
import {mdxPages} from '../../src/build/mdxPages.ts'
import {check} from '../../src/check/index.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {recordOf, tagsOf} from '../../src/site/page/tagNodes.ts'
import {readSite} from '../../src/site/readSite.ts'

/** A record that a page names. */
const [shown = {file: '', id: ''}] = readSite(process.cwd())
  .pages.flatMap(tagsOf)
  .flatMap((tag) => recordOf(tag) ?? [])

let copy: ProjectCopy
let server: ViteDevServer
const told = findingsPlugin(createDevSiteReader())

beforeAll(async () => {
  copy = copyProject()
  server = await createServer({
    root: copy.folder,
    configFile: false,
    plugins: [mdxPages(), told],
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
})

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
      `pages/about.mdx, line ${line}  [syntax.angle-alone]`,
      `${String(line).padStart(4)} | We <3 you.`,
      '     |    ^^',
    ].join('\n'),
  )
  expect(error.message).toContain('\n  Write: We \\<3 you.\n')
  expect(error.loc).toEqual({file: join(copy.folder, file), line, column: 3})
  copy.write(file, text)
  server.environments.client.moduleGraph.invalidateAll()
  expect((await server.environments.client.transformRequest('/pages/about.mdx'))?.code).toContain('MDXContent')
})

test.each([
  [
    'an id that a page names and that is gone',
    `content/${shown.file}`,
    `- id: ${shown.id}\n`,
    '- id: an-id-of-this-test\n',
    '[refs.no-record]',
  ],
  ['a value of the wrong type', 'content/cohorts.yaml', /spots: \d+/, 'spots: many', '[schema.must-be]'],
])('%s is told over the page, which stays', (_what, file, from, to, words) => {
  const text = copy.read(file)
  copy.write(file, text.replace(from, to))
  const {sent, stays} = afterSaving(file)
  copy.write(file, text)
  expect(sent).toContain(words)
  expect(stays).toBe(true)
  expect(afterSaving(file)).toEqual({sent: '', stays: false, clears: true})
  expect(afterSaving(file)).toEqual({sent: '', stays: false, clears: false})
})

test('a page with a name that is no address is told as it is made', () => {
  copy.write('pages/Über uns.mdx', '')
  const {sent} = afterSaving('pages/Über uns.mdx', 'create')
  rmSync(join(copy.folder, 'pages/Über uns.mdx'))
  expect(sent).toContain('[files.page-name]')
})

test('advice on a page is given with its place, what to write, and the page that it is for', () => {
  const file = 'pages/about.mdx'
  const text = copy.read(file)
  copy.write(file, `${text}\nCome to the the office.\n`)
  const site = readSite(copy.folder)
  copy.write(file, text)
  const place = `${file}, line ${text.split('\n').length + 1}`
  expect(adviceOf(check(site, {today: '2026-01-01', files: [file]}), site)).toContainEqual({
    place,
    words: ['The word “the” is here twice.', 'Write: Come to the office.'],
    address: '/about',
  })
})

/** What the browser is told after a file was saved, and whether the page stays as it was. */
function afterSaving(file: string, type = 'update'): {sent: string; stays: boolean; clears: boolean} {
  const sent: {type: string; err?: {message: string}}[] = []
  // Advice has a name of its own, and is not shown over the page.
  const send = (payload: (typeof sent)[number] | string) => typeof payload === 'object' && sent.push(payload)
  const environment = {name: 'client', hot: {send}}
  const update = told.hotUpdate as unknown as (this: object, save: object) => unknown
  const modules = update.call({environment}, {type, file: join(copy.folder, file)})
  return {
    sent: sent.map(({err}) => err?.message ?? '').join(),
    stays: Array.isArray(modules),
    // An update of nothing takes the mistake off a page that has nothing to update.
    clears: sent.some((each) => each.type === 'update'),
  }
}
