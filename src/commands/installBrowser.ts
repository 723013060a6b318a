import {spawnSync} from 'node:child_process'
import {browserVariable, findBrowser, findHeadlessShell} from './findBrowser.ts'
import {isProgram} from './isProgram.ts'

/** What is missing: in words, and how to name one's own instead. */
export interface Missing {
  /** `The browser tests need Chrome or Chromium` */
  need: string
  /** `TWELVESIDES_BROWSER=/path/to/chrome`; left out where a path would not be enough. */
  instead?: string
}

/** A way to get a browser, in words for whoever sees it happen, and its commands. */
export interface Way {
  says: string
  commands: [program: string, ...options: string[]][]
}

/** Packages of the operating system, where we are allowed to install them. */
export function debianPackages(...names: string[]): Way[] {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return []
  return [
    {
      says: `the operating system’s ${names.length === 1 ? 'package' : 'packages'} ${names.map((name) => `“${name}”`).join(' and ')}, with apt-get`,
      commands: [
        ['/usr/bin/apt-get', 'update', '-qq'],
        ['/usr/bin/apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
      ],
    },
  ]
}

const playwrights = [process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium'] as const

const playwright: Way = {says: 'Playwright’s own Chromium into your folder of caches', commands: [[...playwrights]]}

/** Where the operating system has no such package, as on Ubuntu, its libraries are still needed. */
const playwrightWithLibraries: Way = {
  says: 'Playwright’s own Chromium into your folder of caches, and the operating system’s libraries that it needs',
  commands: [[...playwrights, '--with-deps']],
}

const chromium: Missing = {
  need: 'The browser tests need Chrome or Chromium',
  instead: `${browserVariable}=/path/to/chrome`,
}

/** The browser to test with, installed when there is none: the operating system's package where we may, else Playwright's. */
export function ensureBrowser(): string {
  const debian = debianPackages('chromium')
  const ways = debian.length > 0 ? [...debian, playwrightWithLibraries] : [playwright]
  return findBrowser() ?? installBrowser(chromium, ways, findBrowser, console.log)
}

const headlessShell: Missing = {
  need: 'The browser tests are quicker in Chromium’s headless shell',
  instead: chromium.instead,
}

/** Has the headless shell installed where the operating system has it for us; elsewhere the tests do without. */
export function tryHeadlessShell() {
  const ways = debianPackages('chromium-headless-shell')
  if (findHeadlessShell() || ways.length === 0) return
  try {
    installBrowser(headlessShell, ways, findHeadlessShell, console.log)
  } catch {
    console.log('The tests go on in the browser itself.')
  }
}

/** Goes one way after another until there is a browser, and tells what it is about to install, why, and how to do without. */
export function installBrowser<Found>(
  {need, instead}: Missing,
  ways: Way[],
  find: () => Found | undefined,
  tell: (words: string) => void,
): Found {
  tell(`${need}, and there is none on this machine.`)
  if (instead) tell(`To use one of your own instead, press Ctrl-C and name it: ${instead}`)
  for (const {says, commands} of ways) {
    tell(`Installing ${says}. It takes a minute or two.`)
    const reason = runQuietly(commands)
    const found = find()
    if (found) {
      tell(`Installed: ${typeof found === 'string' ? found : Object.values(found).join(', ')}`)
      return found
    }
    tell(`That gave no browser: ${reason ?? 'it ended well, and there is none'}`)
  }
  throw new Error(
    `${need}, and none could be installed here. Install one yourself${instead ? `, or write where it is: ${instead} npm test` : '.'}`,
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
