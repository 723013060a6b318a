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
  return [chromium.executablePath(), ...onPath(names), ...places].find(isProgram)
}

/**
 * Chromium without a window of its own, in which a page costs the browser tests a quarter of the work. It blocks no
 * windows and keeps no page for the way back, so what is about those is tried in the browser that visitors have.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env[browserVariable]) return findBrowser()
  return onPath(['chromium-headless-shell']).find(isProgram)
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

/** Where programs of those names would be. */
function onPath(wanted: string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))
}
