import {spawnSync} from 'node:child_process'
import {browserVariable, findBrowser, findHeadlessShell} from './findBrowser.ts'
import {isProgram} from './isProgram.ts'

/** A way to install a browser: what it installs, in words for whoever waits for it, and its commands. */
export interface Way {
  what: string
  commands: [program: string, ...options: string[]][]
}

/** A package of Debian, where we may install it. */
function debianPackage(name: string): Way[] {
  const apt = '/usr/bin/apt-get'
  if (process.getuid?.() !== 0 || !isProgram(apt)) return []
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  return [
    {
      what: `the package “${name}” with apt-get`,
      commands: [
        [apt, 'update', '-qq'],
        [apt, ...install],
      ],
    },
  ]
}

/** The browser to test with, installed when there is none: the operating system's package where we may, else Playwright's. */
export function ensureBrowser(): string {
  const debian = debianPackage('chromium')
  // Where apt has no such package, as on Ubuntu, its libraries are still needed.
  const options = ['install', 'chromium', ...(debian.length > 0 ? ['--with-deps'] : [])]
  const playwright: Way = {
    what: 'Playwright’s own Chromium into your folder of caches',
    commands: [[process.execPath, 'node_modules/playwright/cli.js', ...options]],
  }
  const need = 'The browser tests need Chrome or Chromium'
  return findBrowser() ?? installBrowser(need, [...debian, playwright], findBrowser, console.log)
}

/** Installs Chromium's headless shell where Debian's package can be had; elsewhere the tests do without. */
export function tryHeadlessShell() {
  const ways = debianPackage('chromium-headless-shell')
  if (findHeadlessShell() || ways.length === 0) return
  try {
    installBrowser('The browser tests are quicker in Chromium’s headless shell', ways, findHeadlessShell, console.log)
  } catch {
    console.log('The tests go on in the browser itself.')
  }
}

/** Tries one way after another until there is a browser; says what it installs, why, and how to do without. */
export function installBrowser(
  need: string,
  ways: Way[],
  find: () => string | undefined,
  tell: (words: string) => void,
): string {
  const own = `${browserVariable}=/path/to/chrome`
  tell(`${need}, and there is none on this machine.`)
  tell(`To use one of your own instead, press Ctrl-C and name it: ${own}`)
  for (const {what, commands} of ways) {
    tell(`Installing ${what}. It takes a minute or two.`)
    const reason = runQuietly(commands)
    const found = find()
    if (found) {
      tell(`Installed: ${found}`)
      return found
    }
    tell(`That gave no browser: ${reason ?? 'it ended well, and there is none'}`)
  }
  throw new Error(
    `${need}, and none could be installed here. Install one yourself, or write where it is: ${own} npm test`,
  )
}

/** Runs every command without its output; gives the last line of the last one that failed. */
function runQuietly(commands: Way['commands']): string | undefined {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  return commands
    .map(([program, ...options]) => {
      const run = spawnSync(program, options, {env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']})
      if (run.status === 0) return undefined
      return run.error?.message ?? (run.stderr.trim().split('\n').at(-1) || `${program} ended with ${run.status}.`)
    })
    .findLast((reason) => reason !== undefined)
}
