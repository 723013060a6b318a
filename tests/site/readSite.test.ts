import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {readSite} from '../../src/site/readSite.ts'

const [page, records] = ['pages/services.mdx', 'content/facts.yaml'] as const
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(import.meta.dirname, '../check/site'), root, {recursive: true})
})

/** Adds a component to the site. */
const addCode = (text: string) => writeFileSync(join(root, 'components/Added.tsx'), text)

const pageOf = (site: ReturnType<typeof readSite>) => site.pages.find(({file}) => file === page)

test('a page and records in an old encoding are read again once they are UTF-8, although their words are the same', () => {
  const texts = [page, records].map(
    (file) => [join(root, file), `${readFileSync(join(root, file), 'utf8')}\n`] as const,
  )
  for (const [path, text] of texts) writeFileSync(path, Buffer.from(`\ufeff${text}`, 'utf16le'))
  const before = readSite(root)
  for (const [path, text] of texts) writeFileSync(path, `\ufeff${text}`)
  const after = readSite(root, before)
  const isNotUtf8 = (site: typeof before) => [
    pageOf(site)?.source.isNotUtf8,
    site.content.get('facts.yaml')?.isNotUtf8,
  ]
  expect(isNotUtf8(before)).toEqual([true, true])
  expect(isNotUtf8(after)).toEqual([false, false])
})

test('after a change of a component’s code, the component and the pages are read again', () => {
  const before = readSite(root)
  const path = join(root, 'components/CurriculumTrack.tsx')
  writeFileSync(path, readFileSync(path, 'utf8').replace('track: string', 'course: string'))
  const after = readSite(root, before)
  const propsOf = (site: typeof before) => site.components.get('CurriculumTrack')?.props.map(({name}) => name)
  expect(propsOf(before)).toContain('track')
  expect(propsOf(after)).toContain('course')
  expect(pageOf(after)).not.toBe(pageOf(before))
})

test.each([
  ['with double quotes', `import facts from "../content/facts.yaml"`],
  ['over several lines', `import\n  facts\nfrom\n  '../content/facts.yaml'`],
  ['to export it again', `export * as facts from '../content/facts.yaml'`],
])('code that imports a file of content/ %s is known to import it', (_, text) => {
  expect(readSite(root).contentImporters.get('facts.yaml')).toBeUndefined()
  addCode(text)
  expect(readSite(root).contentImporters.get('facts.yaml')).toEqual(['components/Added.tsx'])
})

test('an import and an id in a comment say nothing about records', () => {
  addCode(`// import facts from '../content/facts.yaml', and \`some-fact\` or 'other-fact' of it`)
  const {contentImporters, codeStrings} = readSite(root)
  expect(contentImporters.get('facts.yaml')).toBeUndefined()
  expect(['some-fact', 'other-fact'].filter((id) => codeStrings.has(id))).toEqual([])
})

test.each([
  "show('some-fact')",
  '<Fact fact="some-fact" />',
  'show(`some-fact`)',
  "const facts: 'some-fact'[] = []",
])('a record whose id is in the code counts as used: %s', (text) => {
  addCode(text)
  expect(readSite(root).codeStrings).toContain('some-fact')
})
