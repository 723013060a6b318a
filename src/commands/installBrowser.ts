import {spawnSync} from 'node:child_process'
import {browserVariable, findBrowser} from './findBrowser.ts'
import {isProgram} from './isProgram.ts'

/** A way to get a browser, in words for whoever sees it happen, and its commands. */
export interface Way {
  says: string
  commands: [program: string, ...options: string[]][]
}

const debian: Way = {
  says: 'the operating system’s package “chromium”, with apt-get',
  commands: [
    ['/usr/bin/apt-get', 'update', '-qq'],
    ['/usr/bin/apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ],
}

const playwrights = [process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'] as const

const playwright: Way = {says: 'Playwright’s own Chromium into your folder of caches', commands: [[...playwrights]]}

/** Where the operating system has no such package, as on Ubuntu, its libraries are still needed. */
const playwrightWithLibraries: Way = {
  says: 'Playwright’s own Chromium into your folder of caches, and the operating system’s libraries that it needs',
  commands: [[...playwrights, '--with-deps']],
}

/** The browser to test with, installed when there is none: the operating system's package where we may, else Playwright's. */
export function ensureBrowser(): string {
  const isDebiansRoot = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
  const ways = isDebiansRoot ? [debian, playwrightWithLibraries] : [playwright]
  return findBrowser() ?? installBrowser(ways, findBrowser, console.log)
}

/** Goes one way after another until there is a browser, and tells what it is about to install, why, and how to do without. */
export function installBrowser(ways: Way[], find: () => string | undefined, tell: (words: string) => void): string {
  tell('The browser tests need Chrome or Chromium, and there is none on this machine.')
  tell(`To use one of your own instead, press Ctrl-C and name it: ${browserVariable}=/path/to/chrome`)
  for (const {says, commands} of ways) {
    tell(`Installing ${says}. It takes a minute or two.`)
    const reason = runQuietly(commands)
    const found = find()
    if (found) {
      tell(`Installed: ${found}`)
      return found
    }
    tell(`That gave no browser: ${reason ?? 'it ended well, and there is none'}`)
  }
  throw new Error(
    `The browser tests need Chrome or Chromium, and none could be installed here. ` +
      `Install one yourself, or write where it is: ${browserVariable}=/path/to/chrome npm test`,
  )
}

/** Runs every command with nothing of its own on the screen; what the last one that failed said last. */
function runQuietly(commands: Way['commands']): string | undefined {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  return commands
    .map(([program, ...options]) => {
      const {status, stderr, error} = spawnSync(program, options, {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      if (status === 0) return undefined
      return error?.message ?? (stderr.trim().split('\n').at(-1) || `${program} ended with ${status}.`)
    })
    .findLast((reason) => reason !== undefined)
}
