import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {derivedFiles} from '../../../src/build/derivedFiles.ts'
import {check} from '../../../src/check/check.ts'
import {writeCatalogue} from '../../../src/commands/new/writeCatalogue.ts'
import {recordFileByKind} from '../../../src/site/content/schemas.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {withFileText} from '../../../src/site/withFileText.ts'

const root = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const behind = 'Run: npm run new list'

test('COMPONENTS.md tells what the components say of themselves', () => {
  expect(read('COMPONENTS.md') === writeCatalogue(root) ? '' : behind).toBe('')
})

test('the editor’s settings name the schema of each file of content/', () => {
  const name = '.vscode/settings.json'
  expect(read(name) === derivedFiles(root).get(name) ? '' : behind).toBe('')
})

const site = readSite(root)
/** The id of a record of that kind, which a component can show. */
function firstFor(component: string, kind: string): string {
  const records = site.content.get(recordFileByKind.get(kind) ?? '')?.records ?? []
  const isShare = site.components.get(component)?.props.some((prop) => prop.name === kind && prop.isShare)
  return records.find(({value}) => !isShare || String(value.value).endsWith('%'))?.id ?? ''
}

const partOfPage = ['shape.no-title', 'refs.no-folder']

const examples = [...read('COMPONENTS.md').matchAll(/## (\w+)\n[\s\S]*?```mdx\n([\s\S]*?)```/g)]

test.each(examples.map((match) => [match[1] ?? '', match[2] ?? '']))(
  'the example of %s can be copied, with the id of a record put in',
  (name, example) => {
    const named = example.replace(/(\w+)="id-of-a-\w+"/g, (_, kind) => `${kind}="${firstFor(name, kind)}"`)
    const text = `---\ntitle: Example page\ndescription: An example.\n---\n\n${named}`
    const file = 'pages/example.mdx'
    const errors = check(withFileText(site, file, text), {today: '2025-01-18', files: [file]})
    // An example is a part of a page: it has not always the one # heading, nor the place or the folder that it leads to.
    const wrong = errors.filter(({severity, id}) => severity === 'error' && !partOfPage.includes(id))
    expect(wrong).toEqual([])
  },
)
