import {spawnSync} from 'node:child_process'
import {browserVariable, findBrowser, findHeadlessShell} from './findBrowser.ts'
import {isProgram} from './isProgram.ts'

/** A method of installing a browser: a human-readable description of what it installs, and its commands. */
export interface InstallMethod {
  what: string
  commands: [program: string, ...options: string[]][]
}

/** Returns the method for a Debian package; empty without apt-get or root. */
function debianPackage(name: string): InstallMethod[] {
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

/** Returns the path of the browser for tests; installs it if missing, from Debian as root, else from Playwright. */
export function ensureBrowser(): string {
  const debian = debianPackage('chromium')
  // If apt has no such package, as on Ubuntu, Playwright's Chromium needs system libraries.
  const options = ['install', 'chromium', ...(debian.length > 0 ? ['--with-deps'] : [])]
  const playwright: InstallMethod = {
    what: 'Playwright’s own Chromium into your folder of caches',
    commands: [[process.execPath, 'node_modules/playwright/cli.js', ...options]],
  }
  const need = 'The browser tests need Chrome or Chromium'
  return findBrowser() ?? installBrowser(need, [...debian, playwright], findBrowser, console.log)
}

/** Installs Chromium's headless shell if Debian's package is available; the tests work without it. */
export function tryHeadlessShell() {
  const ways = debianPackage('chromium-headless-shell')
  if (findHeadlessShell() || ways.length === 0) return
  try {
    installBrowser('The browser tests are quicker in Chromium’s headless shell', ways, findHeadlessShell, console.log)
  } catch {
    console.log('The tests go on in the browser itself.')
  }
}

/** Tries one method after another until a browser is found; reports what it installs, why, and the alternative. */
export function installBrowser(
  need: string,
  ways: InstallMethod[],
  find: () => string | undefined,
  report: (words: string) => void,
): string {
  const own = `${browserVariable}=/path/to/chrome`
  report(`${need}, and there is none on this machine.`)
  report(`To use one of your own instead, press Ctrl-C and name it: ${own}`)
  for (const {what, commands} of ways) {
    report(`Installing ${what}. It takes a minute or two.`)
    const reason = runQuietly(commands)
    const found = find()
    if (found) {
      report(`Installed: ${found}`)
      return found
    }
    report(`That gave no browser: ${reason ?? 'it ended well, and there is none'}`)
  }
  throw new Error(
    `${need}, and none could be installed here. Install one yourself, or write where it is: ${own} npm test`,
  )
}

/** Runs all commands silently; returns the reason of the last failed one, or `undefined` if all succeeded. */
function runQuietly(commands: InstallMethod['commands']): string | undefined {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  return commands
    .map(([program, ...options]) => {
      const run = spawnSync(program, options, {env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']})
      if (run.status === 0) return undefined
      return run.error?.message ?? (run.stderr.trim().split('\n').at(-1) || `${program} ended with ${run.status}.`)
    })
    .findLast((reason) => reason !== undefined)
}
