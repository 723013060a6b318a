import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {createServer, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createDevSiteReader} from '../../src/build/devSiteReader.ts'
import {adviceOf, findingsPlugin} from '../../src/build/findings.ts'
import {mdxPages} from '../../src/build/mdxPages.ts'
import {check} from '../../src/check/index.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {readSite} from '../../src/site/readSite.ts'

let copy: ProjectCopy
let server: ViteDevServer
const findings = findingsPlugin(createDevSiteReader())
const page = 'pages/about.mdx'

beforeAll(async () => {
  copy = copyProject()
  server = await createServer({
    root: copy.folder,
    configFile: false,
    plugins: [mdxPages(), findings],
    server: {middlewareMode: true, watch: null, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
})

afterAll(async () => {
  await server.close()
  copy.remove()
})

test('an error on a page is shown as the check reports it, until it is fixed', async () => {
  const text = copy.read(page)
  copy.write(page, `${text}\nWe <3 you.\n`)
  const error = await server.environments.client.transformRequest(`/${page}`).catch((each) => each)
  const line = text.split('\n').length + 1
  const excerpt = `${String(line).padStart(4)} | We <3 you.\n     |    ^^`
  expect(error.message).toContain(`${page}, line ${line}  [syntax.angle-alone]\n${excerpt}`)
  expect(error.message).toContain('\n  Write: We \\<3 you.\n')
  expect(error.loc).toEqual({file: join(copy.folder, page), line, column: 3})
  copy.write(page, text)
  server.environments.client.moduleGraph.invalidateAll()
  expect((await server.environments.client.transformRequest(`/${page}`))?.code).toContain('MDXContent')
})

test('an error in a record is shown over the page, which does not reload', () => {
  const file = 'content/cohorts.yaml'
  const text = copy.read(file)
  copy.write(file, text.replace(/^- id: .*/m, '- id: an-id-that-no-page-uses'))
  const {shown, staysLoaded} = afterSaving(file)
  copy.write(file, text)
  expect(shown).toContain('[refs.no-record]')
  expect(staysLoaded).toBe(true)
  expect(afterSaving(file)).toEqual({shown: '', staysLoaded: false, clearsErrors: true})
  expect(afterSaving(file)).toEqual({shown: '', staysLoaded: false, clearsErrors: false})
})

test('a bad file name is shown as soon as the page is created', () => {
  copy.write('pages/Über uns.mdx', '')
  const {shown} = afterSaving('pages/Über uns.mdx', 'create')
  rmSync(join(copy.folder, 'pages/Über uns.mdx'))
  expect(shown).toContain('[files.page-name]')
})

test('advice has a position, a fix, and the address of its page', () => {
  const text = copy.read(page)
  copy.write(page, `${text}\nCome to the the office.\n`)
  const site = readSite(copy.folder)
  copy.write(page, text)
  expect(adviceOf(check(site, {today: '2026-01-01', files: [page]}), site)).toContainEqual({
    place: `${page}, line ${text.split('\n').length + 1}`,
    sentences: ['The word “the” is here twice.', 'Write: Come to the office.'],
    address: '/about',
  })
})

/** Calls the plugin's `hotUpdate` as Vite does when a file was saved; returns what the plugin sends to the browser. */
function afterSaving(file: string, type = 'update') {
  const sent: {type: string; err?: {message: string}}[] = []
  // Ignores custom events, which are sent with a name (a string): they contain advice and not errors.
  const send = (payload: (typeof sent)[number] | string) => typeof payload === 'object' && sent.push(payload)
  const environment = {name: 'client', hot: {send}}
  const hotUpdate = findings.hotUpdate as unknown as (this: object, save: object) => unknown
  const modules = hotUpdate.call({environment}, {type, file: join(copy.folder, file)})
  return {
    shown: sent.map(({err}) => err?.message ?? '').join(),
    staysLoaded: Array.isArray(modules),
    // An empty update removes the error overlay.
    clearsErrors: sent.some((each) => each.type === 'update'),
  }
}
