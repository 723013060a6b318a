import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {FakeGitHub} from '../edit/host/fakeGitHub.ts'
import {lastParagraph} from '../editor/kindsPage.ts'
import {api, servePreview, startPreviewHost} from '../previewSite.ts'
import {keys} from './browser.ts'
import {expect, test, type Window} from './window.ts'

let host: FakeGitHub
let preview: Awaited<ReturnType<typeof servePreview>>
let server: Server

test.beforeAll(async () => {
  test.setTimeout(240_000)
  host = await startPreviewHost()
  preview = await servePreview()
  // Requests of these browsers can’t be intercepted, so the pages themselves name the host of the test.
  server = createServer(async ({url}, response) => {
    const answer = await fetch(preview.address + url, {headers: {Accept: '*/*'}})
    const type = answer.headers.get('Content-Type') ?? ''
    const isPage = type.startsWith('text/html')
    response.writeHead(answer.status, {'Content-Type': type})
    response.end(
      isPage ? (await answer.text()).replaceAll(api, host.address) : Buffer.from(await answer.arrayBuffer()),
    )
  }).listen(0)
})

test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await preview.stop()
  await host.stop()
})

async function openAndSignIn(window: Window) {
  await window.open(`http://localhost:${(server.address() as AddressInfo).port}/edit/kinds`)
  await window.press('[name=key]')
  await window.type(host.key + keys.enter)
  await expect.poll(() => window.run(() => document.activeElement?.localName), {timeout: 60_000}).toBe('h1')
}

const branch = () => host.git('branch', '--list', 'edit/nadia/*', '--format=%(refname:short)').trim()
const saved = (file: string) => (branch() ? host.git('show', `${branch()}:${file}`) : '')

/** Opens a paragraph for editing, with the caret at its end. */
async function openParagraph(window: Window) {
  const box = '[data-editor=text]'
  // The page may still move while its pictures and fonts load, and the press then meet another text.
  await expect(async () => {
    await window.press('[data-edit][tabindex]', lastParagraph)
    await expect
      .poll(() => window.run((selector) => document.querySelector(selector)?.textContent, box), {
        timeout: 5000,
      })
      .toContain(lastParagraph)
  }).toPass()
  await window.run((selector) => getSelection()?.collapse(document.querySelector(selector), 1), box)
}

test('a preview is edited: words, undo, a record, a picture, a proposal, and all is there after a reload', async ({
  window,
}) => {
  test.setTimeout(400_000)
  await window.resize(1280, 800)
  await openAndSignIn(window)
  await openParagraph(window)
  await window.type(' And more.')
  await window.press('.bar button', 'Save')
  await expect.poll(() => saved('pages/kinds.mdx')).toContain('And more.')
  await window.press('.bar button', 'Undo')
  await expect.poll(() => saved('pages/kinds.mdx')).not.toContain('And more.')

  await window.press('main article time b')
  await window.press('.panel textarea')
  await window.run(() => {
    const bar = document.querySelector('[data-editor=bar]')
    bar?.shadowRoot?.querySelector<HTMLTextAreaElement>('.panel textarea')?.select()
  })
  await window.type(`A course with another name${keys.enter}`)
  await expect.poll(() => saved('content/cohorts.yaml')).toContain('title: A course with another name')
  await window.type(keys.escape)

  await openParagraph(window)
  await window.press('.bar button', 'Picture')
  await window.press('#picture-shows')
  await window.type('A coin with twelve sides')
  await window.run(() => {
    const root = document.querySelector('[data-editor=bar]')?.shadowRoot
    const input = root?.querySelector<HTMLInputElement>('.panel [type=file]')
    void fetch('/icon-192.png')
      .then((answer) => answer.blob())
      .then((blob) => {
        const files = new DataTransfer()
        files.items.add(new File([blob], 'coin.png', {type: 'image/png'}))
        if (input) input.files = files.files
        input?.dispatchEvent(new Event('change', {bubbles: true}))
      })
  })
  await window.press('.panel img')
  await window.press('.panel button', 'Add the picture')
  const pictureWidth = () =>
    window.run(
      () =>
        document.querySelector<HTMLImageElement>('main img[alt="A coin with twelve sides"]')?.naturalWidth ??
        0,
    )
  await expect.poll(pictureWidth).toBeGreaterThan(0)

  await window.press('.bar button', 'Propose these changes')
  await window.press('.panel textarea')
  await window.type('Show a coin')
  await window.press('.panel button', 'Send for review')
  await expect.poll(() => host.state.pulls).toMatchObject([{title: 'Show a coin', state: 'open'}])

  await openAndSignIn(window)
  await expect.poll(pictureWidth).toBeGreaterThan(0)
  expect(host.violations).toEqual([])
})
