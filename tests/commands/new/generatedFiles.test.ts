import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {derivedFiles} from '../../../src/build/derivedFiles.ts'
import {check} from '../../../src/check/check.ts'
import {addStamp, drawingHash, readStamp} from '../../../src/commands/new/pictureStamp.ts'
import {writeCatalogue} from '../../../src/commands/new/writeCatalogue.ts'
import {drawPictures} from '../../../src/document/pictures.tsx'
import {recordFileByKind} from '../../../src/site/content/schemas.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {withFileText} from '../../../src/site/withFileText.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name))

const settings = '.vscode/settings.json'
const pictures = drawPictures().map(({file, markup}) => {
  const saved = read(`public/${file}`)
  const isCurrent = file.endsWith('.svg')
    ? String(saved) === `${markup}\n`
    : readStamp(saved) === drawingHash(markup)
  return {file, isCurrent, command: 'npm run new pictures'}
})

// Compares the files with `===` and not `toBe`, which would print a difference of thousands of lines.
const lists = [
  {file: 'COMPONENTS.md', text: writeCatalogue(root)},
  {file: settings, text: derivedFiles(root).get(settings)},
].map(({file, text}) => ({file, isCurrent: String(read(file)) === text, command: 'npm run new list'}))

test.each([...lists, ...pictures])('$file is what the code generates today', ({isCurrent, command}) => {
  expect(isCurrent, `Run: ${command}`).toBe(true)
})

test('the stamp of a picture names the drawing from which it was made', () => {
  expect(readStamp(addStamp(read('public/icon-512.png'), 'another drawing'))).toBe(
    drawingHash('another drawing'),
  )
  expect(readStamp(Buffer.from('no picture of ours'))).toBeUndefined()
})

const site = readSite(root)

/** Returns the id of the first record of a kind, such as `cohort`, that a component can show. */
function firstFor(component: string, kind: string): string {
  const records = site.content.get(recordFileByKind.get(kind) ?? '')?.records ?? []
  const takesPercentage = site.components
    .get(component)
    ?.props.some((prop) => prop.name === kind && prop.takesPercentage)
  return records.find(({value}) => !takesPercentage || String(value.value).endsWith('%'))?.id ?? ''
}

/**
 * Errors that an example in COMPONENTS.md may have, as it is only a part of a page, and its folders do not
 * exist.
 */
const expectedErrors = ['structure.no-title', 'references.no-folder']

const examples = [...String(read('COMPONENTS.md')).matchAll(/## (\w+)\n[\s\S]*?```mdx\n([\s\S]*?)```/g)]

test.each(examples.map(([, name = '', example = '']) => [name, example]))(
  'the example of %s in COMPONENTS.md passes the check once it names a record',
  (name, example) => {
    const named = example.replace(/(\w+)="id-of-a-\w+"/g, (_, kind) => `${kind}="${firstFor(name, kind)}"`)
    const text = `---\ntitle: Example page\ndescription: An example.\n---\n\n${named}`
    const file = 'pages/example.mdx'
    const findings = check(withFileText(site, file, text), {today: '2025-01-18', files: [file]})
    expect(findings.filter(({severity, id}) => severity === 'error' && !expectedErrors.includes(id))).toEqual(
      [],
    )
  },
)
