import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {chromium, type Page} from 'playwright'
import {parse} from 'yaml'
import {copyProject, type ProjectCopy} from '../copyProject.ts'
import {browserArguments} from '../findBrowser.ts'
import {freePort} from '../freePort.ts'
import {ensureBrowser} from '../installBrowser.ts'
import type {Figure, Rows} from './figure.ts'

/** Saves that warm everything up, and those that are counted. */
const [warming, counted] = [2, 20]

/** What is changed: the last of its kind on a real page, to which one of each is added. */
const kinds = {paragraph: 'p[data-edit]', heading: 'h2[data-edit]', record: 'article h3'}

/** The time from leaving words in `npm run edit` to reading them on the page, in a copy of the project. */
export async function measureSaves(): Promise<Rows> {
  const copy = copyProject()
  const [event] = parse(copy.read('content/events.yaml')) as {id: string}[]
  const added = `## A heading\n\nA paragraph.\n\n<EventCard event="${event?.id}" />\n`
  copy.write('pages/about.mdx', `${copy.read('pages/about.mdx')}\n${added}`)
  const port = await freePort()
  const server = await edit(copy, port)
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}})
    await page.goto(`http://localhost:${port}/about`)
    await page.getByRole('region', {name: 'Editing', exact: true}).waitFor()
    return {
      paragraph: await timesOf(page, 'paragraph'),
      heading: await timesOf(page, 'heading'),
      record: await timesOf(page, 'record'),
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    copy.remove()
  }
}

async function edit(copy: ProjectCopy, port: number) {
  const words = [join(copy.folder, 'src/commands/run.mjs'), 'edit', '--no-open', '--port', String(port)]
  const env = {...process.env, NODE_ENV: 'development'}
  const server = spawn(process.execPath, words, {cwd: copy.folder, env, stdio: ['ignore', 'pipe', 'inherit']})
  for await (const said of server.stdout) if (String(said).includes('Ctrl+C')) break
  server.stdout.resume()
  return server
}

async function timesOf(page: Page, kind: keyof typeof kinds): Promise<Record<string, Figure>> {
  const times: number[] = []
  for (let save = 0; save < warming + counted; save++) {
    const words = `The ${kind} number ${save + 1}`
    await page.locator(`#siteMain ${kinds[kind]}`).last().click()
    await page.locator('[data-editor=box]').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
    const looking = await page.evaluateHandle(lookFor, words)
    await page.keyboard.press('ControlOrMeta+s')
    times.push(await looking.evaluate(({shown}) => shown))
    // Advice is looked for a while after each save: that is no part of the next one.
    await page.waitForTimeout(600)
  }
  return {shown: {unit: 'ms', all: times.slice(warming)}}
}

/** Runs in the page: milliseconds from the press of Ctrl+S to the frame in which the page itself shows the words. */
function lookFor(words: string): {shown: Promise<number>} {
  const shown = new Promise<number>((done, fail) => {
    setTimeout(() => fail(new Error(`What was saved was not shown: ${words}`)), 30_000)
    const lookSince = (pressed: number) => {
      const all = [...document.querySelectorAll('#siteMain :is(p, h2, h3)')]
      const isShown = all.some((each) => each.textContent === words && !each.hasAttribute('data-edit-open'))
      if (isShown) done(performance.now() - pressed)
      else requestAnimationFrame(() => lookSince(pressed))
    }
    const onPress = ({key}: KeyboardEvent) => {
      if (key !== 's') return
      removeEventListener('keydown', onPress, true)
      lookSince(performance.now())
    }
    addEventListener('keydown', onPress, true)
  })
  return {shown}
}
