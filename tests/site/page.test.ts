import {expect, test} from 'vitest'
import {readPage} from '../../src/site/page/page.ts'
import {site} from '../check/caseSite.ts'

const top = '---\ntitle: Services\ndescription: What we teach.\n---\n\n'
const read = (text: string) => readPage('pages/services.mdx', text, site.components)
const idsOf = (text: string) => read(text).defects.map(({id}) => id)

test('a file that holds no words is told once', () => {
  const {defects} = readPage('pages/services.mdx', '', site.components, {text: '', foreign: 'a PDF'})
  expect(defects.map(({id, data}) => [id, data])).toEqual([['not-text', {kind: 'a PDF'}]])
})

test('past a mistake the rest of a page is read', () => {
  const {outline} = read(`${top}We <3 {you}.\n\n<CardGird>\n\n## Questions\n\nSee [this](/about).\n`)
  expect(outline.headings).toHaveLength(1)
  expect(outline.links.map(({url}) => url)).toEqual(['/about'])
})

test('every mistake of a page is told in the order of its text', () => {
  const text = `${top}Free for anyone <18.\n\n<CardGrid>\n  <CurriculumTrack track=essentials />\n</CardGird>\n`
  expect(idsOf(text)).toEqual(['angle-alone', 'tag-attribute', 'tag-misspelt'])
})

test('the title is known beside a line that can’t be read', () => {
  const {frontmatter} = read(top.replace('description: ', 'description:'))
  expect(frontmatter.values.get('title')?.value).toBe('Services')
})

test('import lines are no part of the tree', () => {
  const {tree, defects} = read(`${top}import {Email} from '../components/Email.tsx'\n\n<Email />\n`)
  expect(defects).toEqual([])
  expect(tree.children.map(({type}) => type)).toEqual(['mdxJsxFlowElement'])
})

test('a byte order mark is no part of the text', () => {
  const page = read(`\uFEFF${top}Come in.\n`)
  expect([page.hasByteOrderMark, page.text.slice(0, 3), page.defects]).toEqual([true, '---', []])
})
