import {copyFileSync, existsSync, mkdirSync, rmSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {copySources} from '../copyProject.ts'
import {build} from './build.ts'
import type {SiteText} from './model.ts'
import {readBuilt, readDocuments} from './readState.ts'

/**
 * Of files that changed, those that surely changed no word: with them put back as they were, the new state reads as it
 * does `now`. Where together they don't, the half that speaks is looked for, a build each.
 */
export async function proveQuiet(
  base: string,
  head: string,
  files: string[],
  now: SiteText,
  read = readAnew,
): Promise<string[]> {
  if (files.length === 0) return []
  const proof = `${head}-with-old-files`
  async function isQuiet(some: string[]): Promise<boolean> {
    layOut(proof, base, head, some)
    const then = await read(proof)
    return then !== undefined && wordsOf(then) === wordsOf(now)
  }
  /** `speaks`: together they are known to change a word. */
  async function quietOf(some: string[], speaks = false): Promise<string[]> {
    if (!speaks && (await isQuiet(some))) return some
    if (some.length === 1) return []
    const middle = Math.ceil(some.length / 2)
    const first = await quietOf(some.slice(0, middle))
    // Where none of the first half does, the other does.
    return [...first, ...(await quietOf(some.slice(middle), first.length === middle))]
  }
  const quiet = await quietOf(files)
  rmSync(proof, {recursive: true})
  return quiet
}

/** The new state, in which some files are as they were. */
function layOut(folder: string, base: string, head: string, files: string[]) {
  rmSync(folder, {recursive: true, force: true})
  copySources(head, folder)
  for (const file of files) {
    if (!existsSync(join(base, file))) rmSync(join(folder, file))
    else {
      mkdirSync(dirname(join(folder, file)), {recursive: true})
      copyFileSync(join(base, file), join(folder, file))
    }
  }
}

/** Everything that can be read of a state, as one text. */
function wordsOf({pages}: SiteText): string {
  return JSON.stringify([...pages])
}

/** What reads a state that is built for this alone; nothing of one that can't be built. */
async function readAnew(folder: string): Promise<SiteText | undefined> {
  return (await build(folder)) ? undefined : readBuilt(folder, readDocuments(folder))
}
