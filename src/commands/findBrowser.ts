import {existsSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {chromium} from 'playwright'
import {isProgram} from './isProgram.ts'

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
