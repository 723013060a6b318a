import {execFileSync} from 'node:child_process'
import {once} from 'node:events'
import {renameSync, rmSync} from 'node:fs'
import {createServer as createHttpServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, posix} from 'node:path'
import {createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer} from 'vite'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {adviceOf} from '../../src/build/checkPlugin.ts'
import {editLinksOf} from '../../src/build/editLinks.ts'
import {check} from '../../src/check/index.ts'
import type * as document from '../../src/document/index.ts'
import {readSite} from '../../src/site/readSite.ts'
import {copyProject, type ProjectCopy} from '../copyProject.ts'
import {sectionFolder, sectionPages, writeSection} from '../writeSection.ts'

let copy: ProjectCopy
let server: ViteDevServer

const fileOf = (name: string) => `pages/${sectionFolder}/${name}.mdx`
const [first, second, third] = sectionPages
const about = 'pages/about.mdx'
const repository = 'https://code.example.org/charity/site'
const previewedPage = `---
title: A page of this test
description: It has a top, a section of its own, one in a component, and words below no heading.
---

<PageHero>

# The top

Words.

</PageHero>

Words below no heading.

## A *section*

Words.

<Callout>

## Inside

Words.

</Callout>
`

/** Deletes one page just before the server reads it, and another just after. */
const deletedWhileServed: Plugin = {
  name: 'test:deleted-while-served',
  load: (id) => (id.endsWith('/unread.mdx') ? rmSync(id, {force: true}) : undefined),
  async transform(_, id) {
    if (!id.endsWith('/vanishing.mdx')) return
    const noticed = once(server.watcher, 'unlink')
    rmSync(id)
    await noticed
  },
}

beforeAll(async () => {
  copy = copyProject()
  writeSection(copy)
  copy.write(fileOf('savings'), copy.read(fileOf('savings')).replace('---\n', '---\ndraft: true\n'))
  copy.write('pages/previewed.mdx', previewedPage)
  copy.write('content/site.yaml', `${copy.read('content/site.yaml')}\nrepository: ${repository}\n`)
  execFileSync('git', ['init', '--quiet', '--initial-branch=words/#1'], {cwd: copy.folder})
  server = await createServer({
    // Serves the site as `npm run dev` does, but with the links to edit each section that previews on a host
    // have.
    mode: 'preview',
    root: copy.folder,
    configFile: `${copy.folder}/vite.config.ts`,
    plugins: [deletedWhileServed],
    server: {middlewareMode: true, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
  const folder = `${copy.folder}/pages/${sectionFolder}`
  await vi.waitUntil(() => server.watcher.getWatched()[folder]?.includes('credit.mdx'), {timeout: 60_000})
})

afterAll(() => server.close())

async function importSite(): Promise<typeof document> {
  const {ssr} = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('The server has no environment that renders pages.')
  return ssr.runner.import('/src/document/index.ts')
}

/** Returns the HTML document of a page, as `npm run dev` serves it. */
async function documentAt(path = ''): Promise<string> {
  const site = await importSite()
  return site.writeDevDocument(await site.renderPage(await site.readPage(path)), '')
}

test('the router has the route of every page, and shows the 404 page at any other address', async () => {
  const site = await importSite()
  const lost = await site.readPage('*')
  const headingAt = async (address: string) => {
    const html = await site.writeDevDocument(await site.renderPage({...lost, address}), '')
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  }
  const addresses = site.listRoutes().map(({address}) => address)
  const headings = await Promise.all(addresses.map(headingAt))
  expect(new Set(headings).size).toBe(addresses.length)
  expect(headings).not.toContain(undefined)
  expect(await headingAt('/About')).toBe(await headingAt('/404'))
})

// S2.36
test('a draft is listed and linked like any page, and has a ribbon that other pages lack', async () => {
  const ribbon = 'A draft: only you see this page. It is published when draft: true is taken off.'
  expect(await documentAt(`${sectionFolder}/savings`)).toContain(ribbon)
  expect(await documentAt(sectionFolder)).toContain(`href="/${sectionFolder}/savings"`)
  expect(await documentAt(third?.path)).toContain(`href="/${sectionFolder}/savings"`)
  expect(await documentAt(second?.path)).not.toContain(ribbon)
})

test('the list of a folder shows changed titles and new pages without a restart', async () => {
  const eventually = (path: string, words: string) =>
    expect.poll(async () => (await documentAt(path)).includes(words), {timeout: 60_000}).toBe(true)
  await eventually(sectionFolder, `>${first?.title}</a>`)
  copy.write(
    fileOf('budget'),
    copy.read(fileOf('budget')).replace(/^title: .*$/m, 'title: Where your money goes'),
  )
  await eventually(sectionFolder, '>Where your money goes</a>')
  await eventually(`${sectionFolder}/credit`, 'Where your money goes</a>')
  const page = copy.read(fileOf('credit')).replace(/^title: .*$/m, 'title: A new page')
  copy.write(fileOf('new'), page.replace(/^description: .*$/m, 'description: Added while dev was running.'))
  await eventually(sectionFolder, '>A new page</a>')
  expect(await documentAt(`${sectionFolder}/new`)).toContain('A new page')
})

test('a page that was just saved is served before the file watcher has seen it, and then one at its old address', async () => {
  const web = createHttpServer(server.middlewares).listen(0)
  const {port} = web.address() as AddressInfo
  const request = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, {headers: {accept: 'text/html'}})
    return [response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]]
  }
  const routesOfBrowser = async () =>
    (await server.environments.client.transformRequest('~react-pages'))?.code
  const [old, renamed] = [join(copy.folder, 'pages/clinic.mdx'), join(copy.folder, 'pages/money-clinic.mdx')]
  server.watcher.unwatch([old, renamed])
  copy.write(
    'pages/clinic.mdx',
    '---\ntitle: A clinic\ndescription: Bring a bill.\n---\n\n# A clinic\n\nBring it.\n',
  )
  expect(await request('/clinic')).toEqual([200, 'A clinic'])
  expect(await routesOfBrowser()).toContain('"clinic"')
  renameSync(old, renamed)
  expect(await request('/money-clinic')).toEqual([200, 'A clinic'])
  expect(await request('/clinic')).toContain(404)
  expect(await routesOfBrowser()).toContain('"money-clinic"')
  renameSync(renamed, old)
  expect(await request('/clinic')).toEqual([200, 'A clinic'])
  expect(await request('/money-clinic')).toContain(404)
  expect(await routesOfBrowser()).toContain('"clinic"')
  rmSync(old)
  web.close()
})

test.each(['/unread', '/pages/vanishing.mdx'])(
  'a page that is deleted while %s is served is not found, and no error covers other pages',
  async (path) => {
    const sent = vi.spyOn(server.environments.client.hot, 'send')
    const web = createHttpServer(server.middlewares).listen(0)
    const {port} = web.address() as AddressInfo
    copy.write(
      `pages/${posix.basename(path, '.mdx')}.mdx`,
      '---\ntitle: Gone\ndescription: It goes.\n---\n\n# Gone\n\nIt goes.\n',
    )
    await once(server.watcher, 'add')
    const {status} = await fetch(`http://localhost:${port}${path}`, {headers: {accept: 'text/html'}})
    expect(status).toBe(404)
    expect(sent.mock.calls.filter(([message]) => (message as {type?: string}).type === 'error')).toEqual([])
    web.close()
  },
)

test('the script that hydrates a page runs once, as React Refresh doesn’t make it import itself', async () => {
  const {code} = (await server.environments.client.transformRequest('/src/browser/devClient.tsx')) ?? {}
  expect(code).toContain('hydrateRoot')
  expect(code).not.toContain('hot.accept')
})

test('an error on a page is shown as the check reports it, until it is fixed', async () => {
  const text = copy.read(about)
  copy.write(about, `${text}\nWe <3 you.\n`)
  const error = await server.environments.client.transformRequest(`/${about}`).catch((each) => each)
  const line = text.split('\n').length + 1
  const excerpt = `${String(line).padStart(4)} | We <3 you.\n     |    ^^`
  expect(error.message).toContain(`${about}, line ${line}  [syntax.angle-alone]\n${excerpt}`)
  expect(error.message).toContain('\n  Write: We \\<3 you.\n')
  expect(error.loc).toEqual({file: join(copy.folder, about), line, column: 3})
  copy.write(about, text)
  server.environments.client.moduleGraph.invalidateAll()
  expect((await server.environments.client.transformRequest(`/${about}`))?.code).toContain('MDXContent')
})

test('advice has a position, a fix, and the address of its page', () => {
  const text = copy.read(about)
  copy.write(about, `${text}\nCome to the the office.\n`)
  const site = readSite(copy.folder)
  copy.write(about, text)
  expect(adviceOf(check(site, {today: '2026-01-01', files: [about]}), site)).toContainEqual({
    place: `${about}, line ${text.split('\n').length + 1}`,
    sentences: ['The word “the” is here twice.', 'Write: Come to the office.'],
    address: '/about',
  })
})

// S13.56
test('in a preview each section links to its line in the editor of the code host', async () => {
  const links = /<a type="text\/html" [^>]*>Edit these words<\/a>/g
  const found = [...(await documentAt('previewed')).matchAll(links)].map(([link]) =>
    ['aria-label', 'href'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(link)?.[1]),
  )
  const lineOf = (words: string) => previewedPage.split('\n').indexOf(words) + 1
  expect(found).toEqual(
    [
      ['The top', lineOf('# The top')],
      ['line 14 of pages/previewed.mdx', lineOf('Words below no heading.')],
      ['Inside', lineOf('## Inside')],
      ['A section', lineOf('## A *section*')],
    ].map(([name, line]) => [
      `Edit these words: ${name}`,
      `${repository}/edit/words/%231/pages/previewed.mdx#L${line}`,
    ]),
  )
})

/**
 * Returns the start of the URLs of all edit links, up to the file's path; `undefined` if pages have no edit
 * links.
 */
function editorOf(mode: string, env: NodeJS.ProcessEnv = {}, root = copy.folder): string | undefined {
  const [plugin] = editLinksOf({root, mode}, env)
  const [, options] = Array.isArray(plugin) ? plugin : []
  const address = options?.addressOfSection('pages/about.mdx', {anchor: 'our-story', line: 7})
  return address?.replace('/pages/about.mdx#L7', '')
}

// S13.56
test.each(['production', 'development', 'editing', 'review', 'test'])('mode %s has no edit links', (mode) => {
  expect(editorOf(mode, {GITHUB_REF_NAME: 'words'})).toBeUndefined()
})

// S13.56
test.each([
  ['Cloudflare', {CF_PAGES_BRANCH: 'words'}],
  ['Netlify', {BRANCH: 'pull/1/head', HEAD: 'words'}],
  ['GitHub, in a pull request', {GITHUB_HEAD_REF: 'words', GITHUB_REF_NAME: '1/merge'}],
  ['GitHub', {GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'words'}],
])('edit links lead to the branch that %s names', (_host, env) => {
  expect(editorOf('preview', env)).toBe(`${repository}/edit/words`)
})

test('without the name of the repository there are no edit links', () => {
  expect(editorOf('preview', {GITHUB_REF_NAME: 'words'}, process.cwd())).toBeUndefined()
})

test('dev restarts if its own code or a schema changes, but not for a page or the editor in the browser', () => {
  const restart = vi.spyOn(server, 'restart').mockResolvedValue()
  const change = (file: string) => server.watcher.emit('change', join(copy.folder, file))
  change('pages/about.mdx')
  change('src/editor/bar.ts')
  expect(restart).not.toHaveBeenCalled()
  change('src/check/check.ts')
  expect(restart).toHaveBeenCalledOnce()
  change('content/cohorts.schema.ts')
  expect(restart).toHaveBeenCalledTimes(2)
})
