import {copyFileSync, existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {copySources} from '../copyProject.ts'
import {build} from './build.ts'
import {readBuilt, readDocuments} from './readBuilt.ts'

/**
 * Of files that changed, those that surely changed no word: with them put back as they were, the new state reads the
 * same. Where together they don't, the half that speaks is looked for, a build each.
 */
export async function proveQuiet(base: string, head: string, files: string[], wordsOf = builtWords): Promise<string[]> {
  if (files.length === 0) return []
  const now = await wordsOf(head)
  const proof = `${head}-with-old-files`
  async function quietOf(some: string[]): Promise<string[]> {
    layOut(proof, base, head, some)
    if ((await wordsOf(proof)) === now) return some
    if (some.length === 1) return []
    const middle = Math.ceil(some.length / 2)
    return [...(await quietOf(some.slice(0, middle))), ...(await quietOf(some.slice(middle)))]
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
    if (existsSync(join(base, file))) copyFileSync(join(base, file), join(folder, file))
    else rmSync(join(folder, file))
  }
}

/** Everything that can be read of a state that is built already, or is built now, as one text; nothing of one that can't be built. */
async function builtWords(folder: string): Promise<string | undefined> {
  const fault = existsSync(join(folder, 'dist')) ? undefined : await build(folder)
  return fault ? undefined : JSON.stringify([...readBuilt(folder, readDocuments(folder)).pages])
}
