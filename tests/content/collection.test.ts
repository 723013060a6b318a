import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {testSite} from '../testSites.ts'

/** A site with a collection of books: its records, its schema, and a component that shows one; it was built, and so checked: see `tests/built/additions.test.ts`. */
const {folder} = testSite('changed')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

function command(options: string[], input = '') {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['src/commands/run.mjs', ...options], {
    cwd: folder,
    encoding: 'utf8',
    input,
  })
  return {status, output: stdout + stderr}
}

test('TypeScript and an editor know a new collection', () => {
  expect(command(['new', 'list']).status).toBe(0)
  expect(read('.derived/content.d.ts')).toContain("declare module '*/books.yaml'")
  expect(JSON.parse(read('.vscode/settings.json'))['yaml.schemas']['./.derived/books.json']).toBe('content/books.yaml')
  expect(JSON.parse(read('.derived/books.json')).items.properties.pages).toMatchObject({
    type: 'integer',
    description: 'a whole number',
    examples: [120],
  })
})

test('a record of a new collection is asked for by its fields', () => {
  const {status, output} = command(['new', 'book', 'second-book'], 'The second book\nmany\n12\n')
  expect(status, output).toBe(0)
  expect(output).toContain('pages, a whole number (96): ')
  expect(output).toContain('pages must be a whole number')
  expect(read('content/books.yaml')).toContain('- id: second-book\n  title: The second book\n  pages: 12\n')
})
