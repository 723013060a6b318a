import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {readRecords} from '../../../src/commands/review/readRecords.ts'

const folder = mkdtempSync(join(tmpdir(), 'records-'))
afterAll(() => rmSync(folder, {recursive: true}))

const files = {
  'components/Book.tsx': "import books from '../content/books.yaml'\nimport torn from '../content/torn.yaml'\n",
  'content/books.yaml': '- id: one\n  title: The first book\n',
  'content/torn.yaml': '- id: [',
  'content/only-the-check-reads-it.yaml': '- address: /about\n',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), {recursive: true})
  writeFileSync(join(folder, name), text)
}

test('the records that the site shows are compared, and no others', () => {
  expect(readRecords(folder)).toEqual(
    new Map<string, unknown>([
      ['books.yaml', [{id: 'one', title: 'The first book'}]],
      ['torn.yaml', undefined],
    ]),
  )
})
