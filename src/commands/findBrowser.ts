import {existsSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {chromium} from 'playwright'
import {isProgram} from './isProgram.ts'

/** Environment variable with the path of the browser for tests; if set, no other browser is looked for. */
export const browserVariable = 'TWELVESIDES_BROWSER'

/** Usual names of Chrome and Chromium on the PATH, and usual paths on macOS and Windows. */
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of the browser for tests: the one that the variable names, Playwright's, or an installed
 * one.
 */
export function findBrowser(): string | undefined {
  const named = process.env[browserVariable]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${browserVariable} says ${named}, but there is no such file.`)
  }
  return [chromium.executablePath(), ...pathCandidates(programNames), ...installPaths].find(isProgram)
}

/**
 * Returns the path of Chromium's headless shell, which takes a quarter of the time in browser tests. It has
 * neither a popup blocker nor a back/forward cache, so tests of these use the full browser.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env[browserVariable]) return findBrowser()
  return pathCandidates(['chromium-headless-shell']).find(isProgram)
}

/** Command-line arguments of the browser; the user root can only run it without its sandbox. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Returns the possible paths of programs on the PATH. */
function pathCandidates(wanted: string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
}
