import {toString as textOf} from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {elementsNamed, firstElement, foundPages, readDist} from './dist.ts'

const dist = readDist()
const copyOf = (page: string) => page.replace('.html', '.md')
const parser = unified().use(remarkParse).use(remarkGfm)
const copies = foundPages(dist).map((page) => ({page, tree: parser.parse(dist.text(copyOf(page)))}))

/** Returns only the letters and digits of a text. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

// S13.9
test.each(copies)('the Markdown copy of $page has its headings, paragraphs and lists', ({page, tree}) => {
  const words = plain(textOf(tree))
  const inForms = dist.elements(page, 'form').flatMap(({inside}) => inside)
  const main = firstElement(dist.elements(page, 'main'))
  const shown = elementsNamed(main, 'h1', 'h2', 'h3', 'p', 'dt', 'dd', 'summary', 'blockquote')
    .filter((element) => !inForms.includes(element) && elementsNamed(element, 'button').length === 0)
    .map(({text}) => text)
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.filter((text) => !words.includes(plain(text)))).toEqual([])
})

test.each(copies)('the Markdown copy of $page has one title, absolute addresses and no HTML', ({tree}) => {
  const found = {titles: 0, addresses: [] as string[], html: [] as string[]}
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) found.titles++
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url)
    if (node.type === 'html') found.html.push(node.value)
  })
  const relative = found.addresses.filter((address) => !/^(https|mailto|tel|sms):/.test(address))
  expect({...found, addresses: relative}).toEqual({titles: 1, addresses: [], html: []})
})

test.each(foundPages(dist))('%s names its Markdown copy, and so does llms.txt', (page) => {
  const [link] = dist.elements(page, 'link', {rel: 'alternate', type: 'text/markdown'})
  expect(link?.attributes.href).toBe(dist.base + copyOf(page))
  expect(dist.text('llms.txt')).toContain(`/${copyOf(page)})`)
})

test('search engines are asked to show the page and not its Markdown copy', () => {
  expect(dist.text('_headers')).toMatch(/^\/\*\.md\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m)
  expect(dist.text('sitemap.xml')).not.toContain('.md')
})
