import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {editLinksOf} from '../../src/build/editLinks.ts'
import {copyProject} from '../../src/commands/copyProject.ts'
import {documentIn, serveInDev} from './devServer.ts'

let root = ''
const repository = 'https://code.example.org/charity/site'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), `repository: ${repository}\n`)
})

afterEach(() => rmSync(root, {recursive: true}))

/** Where the links of a build lead, up to the file. */
function editorOf(mode: string, env: NodeJS.ProcessEnv = {}): string | undefined {
  const [step] = editLinksOf({root, mode}, env)
  return Array.isArray(step) ? (step[1] as {editor: string}).editor : undefined
}

// S13.56
test.each(['production', 'development', 'editing', 'review', 'test'])('no build of mode %s has them', (mode) => {
  expect(editorOf(mode, {GITHUB_REF_NAME: 'words'})).toBeUndefined()
})

// S13.56
test.each([
  ['Cloudflare', {CF_PAGES_BRANCH: 'words'}],
  ['Netlify', {BRANCH: 'pull/1/head', HEAD: 'words'}],
  ['GitHub, for a pull request', {GITHUB_HEAD_REF: 'words', GITHUB_REF_NAME: '1/merge'}],
  ['GitHub', {GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'words'}],
])('%s says which branch it builds', (_host, env) => {
  expect(editorOf('preview', env)).toBe(`${repository}/edit/words`)
})

test('otherwise git says it, and without either there are none', () => {
  expect(editorOf('preview')).toBeUndefined()
  execFileSync('git', ['init', '--quiet', '--initial-branch=new/words'], {cwd: root})
  expect(editorOf('preview')).toBe(`${repository}/edit/new/words`)
})

test('there are none where no repository is named', () => {
  writeFileSync(join(root, 'content/site.yaml'), 'name: Twelvesides\n')
  expect(editorOf('preview', {GITHUB_REF_NAME: 'words'})).toBeUndefined()
})

const page = `---
title: A page of this test
description: It has a top, a section of its own, one in a component, and words below no heading.
---

<PageHero>

# The top

Words.

</PageHero>

Words below no heading.

## A *section*

Words.

<Callout>

## Inside

Words.

</Callout>
`

// S13.56
test('each section leads to its own line, and is named after its heading', async () => {
  const copy = copyProject()
  copy.write('pages/previewed.mdx', page)
  copy.write('content/site.yaml', `${copy.read('content/site.yaml')}\nrepository: ${repository}\n`)
  execFileSync('git', ['init', '--quiet', '--initial-branch=words/#1'], {cwd: copy.folder})
  const server = await serveInDev(copy, [], 'preview')
  const previewed = await documentIn(server, 'previewed')
  await server.close()
  copy.remove()
  const links = /<a type="text\/html" [^>]*>Edit these words<\/a>/g
  const found = [...previewed.matchAll(links)].map(([link]) =>
    ['aria-label', 'href'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(link)?.[1]),
  )
  const lineOf = (words: string) => page.split('\n').indexOf(words) + 1
  expect(found).toEqual(
    [
      ['The top', lineOf('# The top')],
      ['line 14 of pages/previewed.mdx', lineOf('Words below no heading.')],
      ['Inside', lineOf('## Inside')],
      ['A section', lineOf('## A *section*')],
    ].map(([name, line]) => [
      `Edit these words: ${name}`,
      `${repository}/edit/words/%231/pages/previewed.mdx#L${line}`,
    ]),
  )
})
