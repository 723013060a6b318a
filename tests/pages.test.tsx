import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {prerender} from 'react-dom/static'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import pages, {files as fileOf} from '~react-pages'
import {addressOf} from '../src/frame/addressOf.ts'
import {loadPage} from '../src/frame/pageModules.ts'
import {Site} from '../src/frame/Site.tsx'

const folder = join(import.meta.dirname, '../pages')
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'))

/** The HTML of a page inside the layout. */
async function htmlOf(path: string): Promise<string> {
  const page = await loadPage(path)
  const {prelude} = await prerender(
    <MemoryRouter initialEntries={[addressOf(path)]}>
      <Site path={path} page={page} />
    </MemoryRouter>,
  )
  return new Response(prelude).text()
}

test('every file of pages/ is one route, and nothing else is', () => {
  expect(pages.map(({path}) => fileOf[path]?.replace('/pages/', '')).sort()).toEqual(files.sort())
})

test.each(pages.map(({path}) => path))('the page %s renders with one main heading and named sections', async (path) => {
  const html = await htmlOf(path)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const [, id] of html.matchAll(/<section aria-labelledby="([^"]*)"/g)) expect(html).toContain(`id="${id}"`)
  expect(html).not.toMatch(/undefined|\[object|NaN|lorem ipsum|TODO/)
})

test.each(pages.map(({path}) => path))(
  'the page %s has no style attribute, which a strict policy forbids',
  async (path) => {
    expect(await htmlOf(path)).not.toMatch(/ style="/)
  },
)

test.each(pages.map(({path}) => [path, fileOf[path] ?? '']))(
  'the page %s leads only to pages and places that exist',
  async (path, file) => {
    const ids = async (page: string) =>
      new Set([...(await htmlOf(page)).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]))
    const links = [...(await htmlOf(path)).matchAll(/<a [^>]*href="([/#][^"]*)"/g)].map((match) => match[1] ?? '')
    for (const link of new Set(links)) {
      // Files are looked for where they are, in the built site (`tests/built/links.ts`).
      if (/\.\w+$/.test(link)) continue
      const [to = '', place] = link.split('#')
      const [address] = to.split('?')
      const target =
        address === '' ? path : pages.find((page) => page.path !== '*' && addressOf(page.path) === address)?.path
      expect(target, `${file} leads to ${link}`).toBeDefined()
      if (place) expect(await ids(target ?? ''), `${file} leads to ${link}`).toContain(place)
    }
  },
)

test.each(files)('%s holds words and plain props: no braces, no raw HTML, no styling', (name) => {
  const text = readFileSync(join(folder, name), 'utf8').replace(/^import .*$/gm, '')
  // The title and description may name a fact or a count.
  const words = text.replace(/^---\n.*?\n---$/ms, (top) => top.replace(/\{(?:fact|[cC]ount):[a-z-]+\}/g, ''))
  expect(words).not.toMatch(/[{}]/)
  expect(words).not.toMatch(/<[a-z]|style=|class(Name)?=/)
})
