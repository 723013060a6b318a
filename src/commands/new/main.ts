import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {writeDerivedFiles} from '../../build/derivedFiles.ts'
import {kinds} from '../../edit/add/record.ts'
import {asker, NoAnswer} from './ask.ts'
import {newRecord} from './newRecord.ts'
import {newPage} from './page.ts'
import {writeCatalogue} from './writeCatalogue.ts'

/** `npm run new page money-clinic`, `npm run new cohort`: asks a few questions, and writes a valid page or record. */
export async function main(options: string[]): Promise<number> {
  const [kind = '', ...rest] = options
  const root = process.cwd()
  if (kind === 'list') return writeLists(root)
  if (kind === 'pictures') {
    // Imported on demand, as only this needs a browser.
    const {writePictures} = await import('./writePictures.ts')
    console.log((await writePictures(root)).join('\n'))
    return 0
  }
  if (kind === 'font') {
    // Imported on demand, as the font tools load slowly.
    const {writeFont} = await import('./writeFont.ts')
    console.log(await writeFont(root))
    return 0
  }
  if (kind !== 'page' && !kinds.includes(kind)) {
    console.error(
      `Say what is new: npm run new page money-clinic, or npm run new with one of: ${[...kinds, 'list', 'pictures', 'font'].join(', ')}.`,
    )
    return 1
  }
  const {ask, close} = asker(process.stdin, process.stdout)
  try {
    return kind === 'page' ? await newPage(root, rest.join(' '), ask) : await newRecord(root, kind, rest.join(' '), ask)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    console.error('\nNothing is written: not every question was answered.')
    return 1
  } finally {
    close()
  }
}

/** Writes the files generated from code: COMPONENTS.md, and types and schemas of `content/`. */
function writeLists(root: string): number {
  writeFileSync(join(root, 'COMPONENTS.md'), writeCatalogue(root))
  writeDerivedFiles(root)
  console.log('COMPONENTS.md and what the editor knows of content/ are up to date.')
  return 0
}
