import {spawnSync} from 'node:child_process'
import {browserVariable, findBrowser, findHeadlessShell} from './findBrowser.ts'
import {isProgram} from './isProgram.ts'

/** A command that installs a browser, and a human-readable description of what it installs. */
export type InstallMethod = [what: string, program: string, ...options: string[]]

/**
 * Returns how to install a browser's Debian package; an empty list if apt-get is missing or the user is not
 * root. Also installs fonts as wide as Arial, with which pages are shown until their own font has loaded:
 * Debian's browsers don't.
 */
function debianPackage(name: string): InstallMethod[] {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return []
  const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name} fonts-liberation`
  return [[`the package “${name}” with apt-get`, '/bin/sh', '-c', script]]
}

/**
 * Returns the path of the browser for tests; installs it if missing, from Debian as root, else from
 * Playwright.
 */
export function ensureBrowser(): string {
  const debian = debianPackage('chromium')
  // With root, also installs the system libraries of Playwright’s Chromium, which is used if apt has no
  // Chromium.
  const options = ['install', 'chromium', ...(debian.length > 0 ? ['--with-deps'] : [])]
  const what = 'Playwright’s own Chromium into your folder of caches'
  const playwright: InstallMethod = [what, process.execPath, 'node_modules/playwright/cli.js', ...options]
  return findBrowser() ?? installBrowser([...debian, playwright], findBrowser, console.log)
}

/**
 * Installs Chromium's headless shell if Debian's package is available; tests also work without it, more
 * slowly.
 */
export function tryHeadlessShell() {
  const debian = debianPackage('chromium-headless-shell')
  if (findHeadlessShell() || debian.length === 0) return
  try {
    installBrowser(debian, findHeadlessShell, console.log)
  } catch {
    console.log('The tests go on in the browser itself.')
  }
}

/**
 * Tries one method after another until a browser is found; reports what it installs, why, and the
 * alternative.
 */
export function installBrowser(
  methods: InstallMethod[],
  find: () => string | undefined,
  report: (words: string) => void,
): string {
  const own = `${browserVariable}=/path/to/chrome`
  report(`The browser tests need a browser. To use one of your own instead, press Ctrl-C and name it: ${own}`)
  for (const [what, program, ...options] of methods) {
    report(`Installing ${what}. It takes a minute or two.`)
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
    const run = spawnSync(program, options, {env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']})
    const found = find()
    if (found) {
      report(`Installed: ${found}`)
      return found
    }
    report(
      `That gave no browser: ${run.error?.message ?? run.stderr.trim().split('\n').at(-1)} (status ${run.status})`,
    )
  }
  throw new Error(
    `No browser could be installed here. Install one yourself, or write where it is: ${own} npm test`,
  )
}
