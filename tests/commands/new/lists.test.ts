import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {contentFiles, recordKinds} from '../../../content/schema.ts'
import {checkPage} from '../../../src/check/checkPage.ts'
import {parsePage} from '../../../src/check/page/parsePage.ts'
import {readSite} from '../../../src/check/readSite.ts'
import {writeCatalogue} from '../../../src/commands/new/writeCatalogue.ts'
import {writeSchemas} from '../../../src/commands/new/writeSchemas.ts'

const root = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const behind = 'Run: npm run new list'

test('COMPONENTS.md tells what the components say of themselves', () => {
  expect(read('COMPONENTS.md') === writeCatalogue(root) ? '' : behind).toBe('')
})

test.each([...writeSchemas()])('.vscode/schemas/%s is the schema of that file', (name, text) => {
  expect(read(`.vscode/schemas/${name}`) === text ? '' : behind).toBe('')
})

test('an editor knows the schema of each file of content/', () => {
  const {'yaml.schemas': schemas} = JSON.parse(read('.vscode/settings.json'))
  expect(Object.values(schemas).sort()).toEqual(
    Object.keys(contentFiles)
      .map((name) => `content/${name}`)
      .sort(),
  )
})

const site = readSite(root)
/** The id of a record of that kind. */
const firstOf = (kind: string) => site.content.get(recordKinds[kind as keyof typeof recordKinds])?.records[0]?.id ?? ''

const examples = [...read('COMPONENTS.md').matchAll(/## (\w+)\n[\s\S]*?```mdx\n([\s\S]*?)```/g)]

test.each(examples.map((match) => [match[1] ?? '', match[2] ?? '']))(
  'the example of %s can be copied, with the id of a record put in',
  (_name, example) => {
    const named = example.replace(/(\w+)="id-of-a-\w+"/g, (_, kind) => `${kind}="${firstOf(kind)}"`)
    const text = `---\ntitle: Example page\ndescription: An example.\n---\n\n${named}`
    const problems = checkPage(parsePage('pages/example.mdx', text, site.components), site)
    // An example is a part of a page: it has not always the one # heading, nor the place or the folder that it leads to.
    const wrong = problems.filter(
      (problem) => !problem.warning && !['headings', 'links', 'folders'].includes(problem.rule ?? ''),
    )
    expect(wrong).toEqual([])
  },
)
