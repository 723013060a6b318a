import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {editing} from '../../src/build/editing.ts'
import {versionOf} from '../../src/build/marks.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {openEditor} from '../../src/edit/editor.ts'
import {documentIn, serveInDev} from './devServer.ts'

let copy: ProjectCopy

/** Every kind of block that holds words. */
const page = `---
title: A page of this test
description: It holds a block of every kind, each of which has words that someone may want to change.
---

import {Callout} from '../components/Callout.tsx'

# The heading

Two sentences.
One paragraph.

- A line of a tight list
  - and one below it

1. A line of a loose list

2. and its second

| Left | Right |
| ---- | ----- |
| cell | other |

<Callout>

## Inside

A sentence inside.

</Callout>
`

beforeAll(() => {
  copy = copyProject()
  copy.write('pages/edited.mdx', page)
})

afterAll(() => copy.remove())

/** The document of a page, with plugins of `npm run edit` or without. */
async function render(plugins = [editing({openEditor})]) {
  const server = await serveInDev(copy, plugins)
  try {
    return await documentIn(server, 'edited')
  } finally {
    await server.close()
  }
}

test('in a page that is edited each block of words says where in its file it stands', async () => {
  const marked = [...(await render()).matchAll(/<(\w+)[^>]* data-edit="([^"]*)"/g)].map(([, name, mark = '']) => {
    const [file, start, version] = mark.split(':')
    expect([file, version]).toEqual(['pages/edited.mdx', versionOf(page)])
    return [name, page.slice(Number(start)).split(/\n| \|/)[0]]
  })
  expect(marked).toEqual([
    ['h1', '# The heading'],
    ['p', 'Two sentences.'],
    ['li', 'A line of a tight list'],
    ['li', 'and one below it'],
    ['p', 'A line of a loose list'],
    ['p', 'and its second'],
    ['th', '| Left'],
    ['th', '| Right'],
    ['td', '| cell'],
    ['td', '| other'],
    ['h2', '## Inside'],
    ['p', 'A sentence inside.'],
  ])
})

test('but for its marks a page that is edited is the page of dev, which has none', async () => {
  const [edited, plain] = [await render(), await render([])]
  expect(plain).not.toContain('data-edit')
  expect(edited.replace(/ data-edit="[^"]*"/g, '')).toBe(plain)
})

test('nothing of the editor is built', () => {
  const dist = resolve(import.meta.dirname, '../../dist')
  const texts = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(html|js|md|json|txt)$/.test(name),
  )
  expect(texts.length).toBeGreaterThan(20)
  const tells = /data-edit|SiteMarked|src\/edit/
  expect(texts.filter((name) => tells.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
})
