import {resolve} from 'node:path'
import {toString as textOf} from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {markdownCopy} from '../../src/document/markdownCopy.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'
import {pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const pages = pageDocuments(dist).filter((page) => page !== '404.html')
const copyOf = (page: string) => dist.text(page.replace('.html', '.md'))
const parse = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown)

/** Letters and figures alone. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

// S13.9
test.each(pages)('%s has its headings, paragraphs and points in Markdown, as they are read', (page) => {
  const words = plain(textOf(parse(copyOf(page))))
  const inForms = dist.elements(page, 'form').flatMap(({inside}) => inside.map(({text}) => text))
  const [main] = dist.elements(page, 'main')
  const read = (main?.inside ?? [])
    .filter(({name}) => ['h1', 'h2', 'h3', 'p', 'dt', 'dd', 'summary', 'blockquote'].includes(name))
    .filter(({text, inside}) => !inForms.includes(text) && !inside.some(({name}) => name === 'button'))
  expect(read.length).toBeGreaterThan(1)
  expect(read.map(({text}) => text).filter((text) => !words.includes(plain(text)))).toEqual([])
})

test.each(pages)('%s has one heading of the first level in Markdown, whole addresses, and no trace of HTML', (page) => {
  const tree = parse(copyOf(page))
  const found = {titles: 0, addresses: [] as string[], html: [] as string[]}
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) found.titles++
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url)
    if (node.type === 'html') found.html.push(node.value)
  })
  expect({...found, addresses: found.addresses.filter((each) => !/^(https|mailto|tel):/.test(each))}).toEqual({
    titles: 1,
    addresses: [],
    html: [],
  })
})

test.each(pages)('%s names its copy, and llms.txt lists it', (page) => {
  const [link] = dist
    .elements(page, 'link')
    .filter(({attributes}) => attributes.rel === 'alternate' && attributes.type === 'text/markdown')
  const copy = page.replace('.html', '.md')
  expect(link?.attributes.href).toBe(`${dist.base}${copy}`)
  expect(dist.text('llms.txt')).toContain(`/${copy})`)
})

test('search engines are asked to show the page and not its copy', () => {
  expect(dist.text('_headers')).toMatch(/^\/\*\.md\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m)
  expect(dist.text('sitemap.xml')).not.toContain('.md')
})

test('what nobody reads is left out, and addresses become whole', () => {
  const html = `<body><header>Menu</header><main><nav aria-label="Where you are"><ol><li>Home</li></ol></nav><h1>Money<!-- --> days</h1>
    <svg><text>Art</text></svg><p>See <a href="/about#us">who we are</a>, <b hidden>never</b>soon.</p><p><img src="/team.jpg" alt="The team"></p>
    <form><label>Name</label></form><button>Ask</button><details><summary>Is it free?</summary><p>Yes.</p></details></main></body>`
  expect(markdownCopy(readableContent(parseHtml(html)), 'https://site.example/programs')).toBe(
    '# Money days\n\nSee [who we are](https://site.example/about#us), soon.\n\n![The team](https://site.example/team.jpg)\n\n### Is it free?\n\nYes.\n',
  )
})
