import {existsSync, readdirSync} from 'node:fs'
import {delimiter, join} from 'node:path'

/** The programs that a WebKit test needs: the driver, the small browser that comes with it, and a screen to show it on. */
export interface WebKit {
  driver: string
  browser: string
  screen: string
}

/** The environment variable that names the Firefox of the tests, before any other is looked for. */
export const firefoxVariable = 'TWELVESIDES_FIREFOX'

const places = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe']

/** The Firefox to test with: the one that is named, or one of this machine. */
export function findFirefox(): string | undefined {
  const named = process.env[firefoxVariable]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${firefoxVariable} says ${named}, but there is no such file.`)
  }
  return [onPath('firefox-esr'), onPath('firefox'), ...places].find((path) => path && existsSync(path))
}

/** WebKitGTK with its driver, and a screen to show it on; only Linux has them. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = webkitFolders()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
  return driver && screen && browser ? {driver, screen, browser} : undefined
}

/** Debian keeps the small browser among the libraries: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/`. */
function webkitFolders(): string[] {
  const below = (folder: string, name: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((each) => name.test(each))
          .map((each) => join(folder, each))
      : []
  return below('/usr/lib', /-linux-gnu/).flatMap((folder) => below(folder, /^webkit2?gtk-/))
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)
}
