import {createHash, randomUUID} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {code} from '../site/compiled.mjs'

/** Where a project keeps what was found on its pages. */
export const keptFolder = 'node_modules/.cache/twelvesides/checked'

/**
 * What was made from the same things before, or is made from them now and kept in the project for the next time.
 * What can't be read, or was made by another state of this code, is made anew; so is all in a project without packages.
 */
export function keep<Made>(root: string, from: unknown, make: () => Made): Made {
  return keepRenewed<Made>(root, from, (kept) => kept ?? make())
}

/** The same of what can be true in part: `renew` gives back what was kept itself where all of it still is. */
export function keepRenewed<Made>(root: string, from: unknown, renew: (kept?: Made) => Made): Made {
  if (!existsSync(join(root, 'node_modules'))) return renew()
  const file = fileFor(root, from, 'json')
  const kept = read<Made>(file)
  const made = renew(kept)
  if (made !== kept) write(file, JSON.stringify(made))
  return made
}

function read<Made>(file: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Where something is kept that is made from those things, by the code as it is. */
export function fileFor(root: string, from: unknown, ending: string): string {
  return join(root, keptFolder, `${hashOf(code + JSON.stringify(from))}.${ending}`)
}

/** A file is there whole or not at all, and a disk that takes none stops nobody. */
function write(file: string, text: string) {
  const unfinished = `${file}.${randomUUID()}`
  try {
    mkdirSync(join(file, '..'), {recursive: true})
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch {}
}

/** A short name for a text that no other has. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
