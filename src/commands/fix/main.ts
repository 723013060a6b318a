import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {decode} from '../../check/decode.ts'
import {fixPage} from '../../check/fix/fixPage.ts'
import {readComponents} from '../../check/readComponents.ts'

/** `npm run fix`: mends in `pages/` what is safe to mend, without changing a word. */
export function main(options: string[]): number {
  const root = process.cwd()
  const components = readComponents(root)
  const names = readdirSync(join(root, 'pages'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll('\\', '/'))
  const wanted = options.filter((option) => !option.startsWith('-')).map((option) => option.replace(/^.*pages\//, ''))
  let mended = 0
  for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
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
