import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {decode} from '../../check/decode.ts'
import {fixPage} from '../../check/fix/fixPage.ts'
import {readComponents} from '../../check/readComponents.ts'
import {askedFor} from '../askedFor.ts'
import {readOptions, usage} from './options.ts'

/** `npm run fix`: mends in `pages/` what is safe to mend, without changing a word. */
export function main(words: string[]): number {
  const root = process.cwd()
  const names = readdirSync(join(root, 'pages'), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx'))
  const wanted = askedFor(() => readOptions(words, names), usage)
  if (!wanted) return 1
  const components = readComponents(root)
  let mended = 0
  for (const name of wanted) {
    const path = join(root, 'pages', name)
    const {text, legacy} = decode(readFileSync(path))
    const fixed = fixPage(`pages/${name}`, text, components)
    const done = [...(legacy ? ['saved as UTF-8'] : []), ...fixed.done]
    if (done.length === 0) continue
    writeFileSync(path, fixed.text)
    mended++
    console.log(`pages/${name}: ${done.join(', ')}`)
  }
  console.log(mended === 0 ? 'Nothing to mend.' : 'Mended, and every word is as it was. Now run: npm run check')
  return 0
}
