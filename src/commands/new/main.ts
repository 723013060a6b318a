import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {writeDerivedFiles} from '../../build/derivedFiles.ts'
import {addableKinds} from '../../edit/yaml/newRecord.ts'
import {createPrompt, InputEnded} from './prompt.ts'
import {promptForPage} from './promptForPage.ts'
import {promptForRecord} from './promptForRecord.ts'
import {writeCatalogue} from './writeCatalogue.ts'

/**
 * `npm run new page money-clinic`, `npm run new cohort`: asks a few questions, and writes a valid page or
 * record.
 */
export async function main(options: string[]): Promise<number> {
  const [kind = '', ...rest] = options
  const root = process.cwd()
  if (kind === 'list') return writeLists(root)
  if (kind === 'pictures') {
    // Imported only here, because only the command `npm run new pictures` needs a browser.
    const {writePictures} = await import('./writePictures.ts')
    console.log((await writePictures(root)).join('\n'))
    return 0
  }
  if (kind === 'font') {
    // Imported only here, because the font tools load slowly.
    const {writeFont} = await import('./writeFont.ts')
    console.log(await writeFont(root))
    return 0
  }
  if (kind !== 'page' && !addableKinds.includes(kind)) {
    console.error(
      `Say what is new: npm run new page money-clinic, or npm run new with one of: ${[...addableKinds, 'list', 'pictures', 'font'].join(', ')}.`,
    )
    return 1
  }
  const {prompt, close} = createPrompt(process.stdin, process.stdout)
  try {
    return kind === 'page'
      ? await promptForPage(root, rest.join(' '), prompt)
      : await promptForRecord(root, kind, rest.join(' '), prompt)
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error
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
  console.log(
    'COMPONENTS.md, .vscode/settings.json and the types and JSON Schemas in .derived/ are up to date.',
  )
  return 0
}
