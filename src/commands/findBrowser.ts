import {execFileSync, spawnSync} from 'node:child_process'
import {accessSync, constants, existsSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {chromium} from 'playwright'

/** The environment variable that names the browser of the tests, before any other is looked for. */
export const browserVariable = 'TWELVESIDES_BROWSER'

/** Where a Chrome or Chromium usually is, by name on the PATH and by place on macOS and Windows. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser to test with: the one that is named, Playwright's own, or one of this machine. */
export function findBrowser(): string | undefined {
  const named = process.env[browserVariable]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${browserVariable} says ${named}, but there is no such file.`)
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...places].find(isProgram)
}

/** The browser to test with, installed when there is none: Debian's package where we may, else Playwright's. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chrome or Chromium found. Installing one for the browser tests.')
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'})
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {stdio: 'inherit'})
  }
  if (!findBrowser()) {
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {stdio: 'inherit'})
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    `The browser tests need Chrome or Chromium, and none could be installed here. ` +
      `Install one yourself, or write where it is: ${browserVariable}=/path/to/chrome npm test`,
  )
}

/** What the browser is started with: quiet, and as root without its sandbox, which root cannot have. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The version that the browser tells of itself. */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version'], {encoding: 'utf8'}).trim()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
