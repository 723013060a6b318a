import project from '../../package.json' with {type: 'json'}

const {browserslist} = project

/** A browser by its name in browserslist, and the oldest of its versions that counts. */
export interface Oldest {
  browser: string
  version: string
}

/** The oldest browsers in which pages can be read, and those in which they wake, as package.json names them. */
export const floor: Record<keyof typeof browserslist, Oldest[]> = {
  reading: browserslist.reading.map(readLine),
  waking: browserslist.waking.map(readLine),
}

/** The browsers whose syntax the scripts of the site are written in, as `build.target` names them. */
export const target: string[] = floor.waking.map(({browser, version}) => browser.replace('_saf', '') + version)

function readLine(line: string): Oldest {
  const [browser = '', version = ''] = line.split(' >= ')
  return {browser, version}
}
