import {type ChildProcess, spawn} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {WebKit} from '../find.ts'
import {pressing, typing} from './actions.ts'
import {startRemembering} from './complaints.ts'
import {type Browser, expressionOf, type Settings, type Tab} from './tab.ts'
import {openSession, type Session} from './webdriver.ts'

/** Starts WebKitGTK’s own small browser on a screen that nobody sees, driven by WebDriver. */
export async function startWebKit(programs: WebKit, site: string, settings: Settings): Promise<Browser> {
  if (!settings.scripts) throw new Error('WebKitGTK’s driver works by scripts and can’t go without them.')
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-application-prefer-dark-theme=${settings.dark}\ngtk-enable-animations=${!settings.reducedMotion}\n`,
  )
  const children: ChildProcess[] = []
  const remembering = await startRemembering(site)
  const stop = async () => {
    remembering.stop()
    for (const child of children.reverse()) {
      const ended = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.kill()) await ended
    }
    rmSync(home, {recursive: true, force: true})
  }
  try {
    const display = await startScreen(programs.screen, children)
    const port = await freePort()
    children.push(
      spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          XDG_CONFIG_HOME: home,
          // Root has no sandbox, in the same way as for Chromium.
          ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
        },
      }),
    )
    const session = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', ...(settings.dark ? ['--dark-mode'] : [])],
      },
    })
    return {
      name: 'WebKitGTK',
      tab: await firstTab(session, remembering.address),
      async close() {
        await session.send('DELETE', '').catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A screen of its own, which says on its third channel which number it took. */
async function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  return new Promise((done, fail) => {
    child.stdio[3]?.once('data', (number) => done(`:${String(number).trim()}`))
    child.once('error', fail)
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const {port} = server.address() as {port: number}
  await new Promise((closed) => server.close(closed))
  return port
}

async function firstTab(session: Session, site: string): Promise<Tab> {
  const run: Tab['run'] = async (code, ...words) => {
    const script = `const done = arguments[arguments.length - 1]; (async () => ${expressionOf(code, words)})().then(done, (error) => done(JSON.stringify({failed: String(error)})))`
    const result = JSON.parse(await session.send('POST', '/execute/async', {script, args: []}))
    if (result?.failed) throw new Error(result.failed)
    return result
  }
  return {
    run,
    async open(address) {
      await session.send('POST', '/url', {url: site + address})
    },
    async load(script) {
      await session.send('POST', '/execute/sync', {script, args: []})
    },
    async pressAt(x, y) {
      await session.send('POST', '/actions', {actions: [{type: 'pointer', id: 'mouse', actions: pressing(x, y)}]})
    },
    async type(words) {
      await session.send('POST', '/actions', {actions: [{type: 'key', id: 'keys', actions: typing(words)}]})
    },
    async resize({width, height}) {
      // A window is larger than its inside by as much as it is now.
      const {width: outer, height: tall} = await session.send<{width: number; height: number}>('GET', '/window/rect')
      const inner = await run(() => ({width: innerWidth, height: innerHeight}))
      await session.send('POST', '/window/rect', {
        width: width + outer - inner.width,
        height: height + tall - inner.height,
      })
    },
    async back() {
      await session.send('POST', '/back')
    },
    complaints: () => run(() => JSON.parse(document.documentElement.dataset.heard ?? '[]')),
  }
}
