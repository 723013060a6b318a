import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pressing, typing} from './actions.ts'
import {openSession, type Session} from './bidi.ts'
import {type Browser, expressionOf, type Settings, type Tab} from './tab.ts'

/** What a fresh Firefox is told, so that it asks nobody anything and shows nothing of its own. */
const quiet = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
}

/** Starts a Firefox of its own for the tests, driven by the WebDriver BiDi that it speaks itself. */
export async function startFirefox(program: string, site: string, settings: Settings): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const preferences = {
    ...quiet,
    'javascript.enabled': settings.scripts,
    'ui.systemUsesDarkTheme': settings.dark ? 1 : 0,
    'ui.prefersReducedMotion': settings.reducedMotion ? 1 : 0,
  }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'])
  const ended = new Promise((done) => child.once('exit', done))
  try {
    const address = await new Promise<string>((done, fail) => {
      let said = ''
      child.stderr.on('data', (words) => {
        said += words
        const match = /WebDriver BiDi listening on (ws:\S+)/.exec(said)
        if (match?.[1]) done(match[1])
      })
      child.once('exit', () => fail(new Error(`Firefox ended at once: ${said.slice(-500)}`)))
      child.once('error', fail)
    })
    const session = await openSession(address)
    await session.send('session.new', {
      capabilities: {},
    })
    return {
      name: 'Firefox',
      tab: await firstTab(session, site),
      async close() {
        session.close()
        child.kill()
        await ended
        rmSync(profile, {recursive: true, force: true})
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

interface Evaluated {
  type: 'success' | 'exception'
  result: {value: string}
  exceptionDetails?: {text: string}
}

async function firstTab(session: Session, site: string): Promise<Tab> {
  // Nobody looks at the window that Firefox comes with, so no button in it takes a key; one that is opened has the focus.
  const {context} = await session.send<{context: string}>('browsingContext.create', {type: 'window'})
  await session.send('browsingContext.activate', {context})
  let complaints: string[] = []
  session.on('log.entryAdded', ({level, text}: {level: string; text: string}) => {
    if (level === 'error' || level === 'warn') complaints.push(text)
  })
  await session.send('session.subscribe', {events: ['log.entryAdded']})

  const act = (actions: object[]) => session.send('input.performActions', {context, actions})
  return {
    async open(address) {
      complaints = []
      await session.send('browsingContext.navigate', {context, url: site + address, wait: 'complete'})
    },
    async run(code, ...words) {
      const {type, result, exceptionDetails} = await session.send<Evaluated>('script.evaluate', {
        expression: expressionOf(code, words),
        target: {context},
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    async load(script) {
      const expression = `${script}\n;''`
      await session.send('script.evaluate', {expression, target: {context}, awaitPromise: false})
    },
    async pressAt(x, y) {
      await act([{type: 'pointer', id: 'mouse', actions: pressing(x, y)}])
    },
    async type(words) {
      await act([{type: 'key', id: 'keys', actions: typing(words)}])
    },
    async resize(viewport) {
      await session.send('browsingContext.setViewport', {context, viewport})
    },
    async back() {
      await session.send('browsingContext.traverseHistory', {context, delta: -1})
    },
    complaints: async () => complaints,
    async print() {
      const {data} = await session.send<{data: string}>('browsingContext.print', {context, background: false})
      return Buffer.from(data, 'base64')
    },
  }
}
