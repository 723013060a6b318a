import {renameSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

/** A copy to which a collection is added in its three files, and a page that shows it. */
let copy: ProjectCopy

const command = (...options: string[]) => copy.run('src/commands/run.mjs', options)

beforeAll(() => {
  copy = copyProject()
  copy.write('content/books.yaml', '# Books that we lend.\n\n- id: first-book\n  title: The first book\n  pages: 96\n')
  copy.write(
    'content/books.schema.ts',
    `import {z} from 'zod'
import {id, records, whole, words} from './fields.ts'

/** A book that we lend. */
export default records('book', 'book', z.strictObject({id: id(), title: words('Money, made plain'), pages: whole(120)}))
`,
  )
  copy.write(
    'components/BookCard.tsx',
    `import books from '../content/books.yaml'
import {find} from './ui/find.ts'

interface BookCardProps {
  /** The book's \`id\` in \`content/books.yaml\`. */
  book: string
}

/** One book that we lend. */
export function BookCard({book: id}: BookCardProps) {
  const {title, pages} = find(books, id, 'content/books.yaml')
  return (
    <p>
      {title.toUpperCase()} has {pages.toFixed()} pages.
    </p>
  )
}
`,
  )
  copy.write(
    'pages/reading.mdx',
    `---
title: Reading
description: The books that we lend, and how long each of them is.
---

import {BookCard} from '../components/BookCard.tsx'

# Reading

## Our books

<BookCard book="first-book" />
`,
  )
})

afterAll(() => copy.remove(), 60_000)

test('the types of a new collection are known: a wrong use of one is the only mistake', () => {
  // What runs in a browser is looked at as a part of everything, too.
  const project = 'src/browser/tsconfig.json'
  copy.write(project, copy.read(project).replace(/"include": \[.*\]/, '"include": ["../../.derived/content.d.ts"]'))
  const component = copy.read('components/BookCard.tsx')
  copy.write('components/BookCard.tsx', component.replace('pages.toFixed()', 'pages.toUpperCase()'))
  const {output} = command('typecheck')
  copy.write('components/BookCard.tsx', component)
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining("Property 'toUpperCase' does not exist on type 'number'"),
  ])
})

test('an editor knows a new collection', () => {
  command('new', 'list')
  const settings = JSON.parse(copy.read('.vscode/settings.json'))
  expect(settings['yaml.schemas']['./.derived/books.json']).toBe('content/books.yaml')
  expect(JSON.parse(copy.read('.derived/books.json')).items.properties.pages).toMatchObject({
    type: 'integer',
    description: 'a whole number',
    examples: [120],
  })
})

test('the check knows a new collection, its attribute, and what its fields must be', () => {
  expect(command('check').status).toBe(0)
  const [records, page] = [copy.read('content/books.yaml'), copy.read('pages/reading.mdx')]
  copy.write('content/books.yaml', records.replace('pages: 96', 'pages: many'))
  copy.write('pages/reading.mdx', page.replace('first-book', 'frist-book'))
  const {status, output} = command('check')
  expect(status).toBe(1)
  expect(output).toContain('pages must be a whole number.\n  For example: pages: 120')
  expect(output).toContain('Write: <BookCard book="first-book" />')
  copy.write('content/books.yaml', records)
  copy.write('pages/reading.mdx', page)
})

test('a build shows a new collection', () => {
  const {status, output} = copy.build()
  expect(status, output).toBe(0)
  expect(copy.read('dist/reading.html')).toContain('THE FIRST BOOK')
})

test('a record of a new collection is asked for by its fields', () => {
  const {status, output} = copy.run('src/commands/run.mjs', ['new', 'book', 'second-book'], {}, 'The second book\n12\n')
  expect(status, output).toBe(0)
  expect(output).toContain('pages, a whole number (96): ')
  expect(copy.read('content/books.yaml')).toContain('- id: second-book\n  title: The second book\n  pages: 12\n')
})

test('a file of records that was renamed ends in words in the check, in a build and in a new record', () => {
  renameSync(join(copy.folder, 'content/books.yaml'), join(copy.folder, 'content/book.yaml'))
  for (const {status, output} of [command('check'), copy.build(), command('new', 'book', 'third-book')]) {
    expect(status).toBe(1)
    expect(output).toContain('content/books.yaml, line 1  [files.lost-content]')
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
  }
})
