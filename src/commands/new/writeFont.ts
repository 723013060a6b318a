import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import subsetFont from 'subset-font'

/** Where the words of the site are written. */
const sources = ['pages', 'content', 'components', 'src/frame', 'src/document', 'src/browser']

/** What a visitor may type into a field, whatever the site itself says. */
const typed = Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/**
 * Cuts the font of every page from the whole one: the letters that the site has today, at two thirds of the bytes.
 * A page with another letter loads the whole font too (`fontFaces` in `baseStyles.ts`), until this has run again.
 */
export async function writeFont(root: string): Promise<string> {
  const letters = [...new Set(typed + sources.map((source) => textOf(join(root, source))).join(''))].sort().join('')
  const whole = readFileSync(join(root, 'src/document/familjen-grotesk.woff2'))
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    // Who made the font, its licence, and where that stands: whoever finds the file alone can read it there.
    preserveNameIds: [0, 13, 14],
  })
  writeFileSync(join(root, 'src/document/familjen-grotesk-cut.woff2'), cut)
  return `src/document/familjen-grotesk-cut.woff2 has ${letters.length} letters in ${cut.length} bytes.`
}

function textOf(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|yaml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}
