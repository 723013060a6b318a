import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import subsetFont from 'subset-font'

/** Folders with all text of the site. */
const sources = ['pages', 'content', 'components', 'src/frame', 'src/document', 'src/browser']

/** Printable ASCII, which visitors may type into fields. */
const asciiCharacters = Array.from({length: 0x7f - 0x20}, (_, offset) =>
  String.fromCodePoint(0x20 + offset),
).join('')

/**
 * Subsets the font to the characters that the site uses today, which saves a third of its bytes. Pages with
 * other characters also load the complete font (`fontFaces` in `baseStyles.ts`) until this runs again.
 */
export async function writeFont(root: string): Promise<string> {
  const letters = [
    ...new Set(asciiCharacters + sources.map((source) => readTexts(join(root, source))).join('')),
  ]
    .sort()
    .join('')
  const whole = readFileSync(join(root, 'src/document/familjen-grotesk.woff2'))
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
    // Copyright, licence and licence URL, so that the file alone states them.
    preserveNameIds: [0, 13, 14],
  })
  writeFileSync(join(root, 'src/document/familjen-grotesk-cut.woff2'), cut)
  return `src/document/familjen-grotesk-cut.woff2 has ${letters.length} letters in ${cut.length} bytes.`
}

function readTexts(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|yaml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}
