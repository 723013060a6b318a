import type {Element, Root} from 'hast'
import {fromParse5} from 'hast-util-from-parse5'
import {parseFragment} from 'parse5'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {headingIds} from '../../src/layout/headingIds.ts'
import {labelTables} from '../../src/layout/labelTables.ts'
import {setDirections} from '../../src/layout/setDirections.ts'

/** Transforms an HTML fragment, and returns its elements that have attributes after that. */
function withAttributes(html: string, transform: (tree: Root) => void): [tag: string, attributes: object][] {
  const tree = fromParse5(parseFragment(html)) as Root
  transform(tree)
  const elements: Element[] = []
  visit(tree, 'element', (element) => {
    if (Object.keys(element.properties).length > 0) elements.push(element)
  })
  return elements.map(({tagName, properties}) => [tagName, properties])
}

const rowHeader = ['th', {scope: 'row'}]
const tableOf = (columns: number) =>
  `<table><thead><tr>${'<th>A</th>'.repeat(columns)}</tr></thead><tbody><tr>${'<td>a</td>'.repeat(columns)}</tr></tbody></table>`

// S10.80
test.each([
  [
    'with few columns is named by its heading',
    `<h2 id="a">A</h2>${tableOf(3)}`,
    [['h2', {id: 'a'}], ['table', {dataTable: '', ariaLabelledBy: ['a']}], rowHeader],
  ],
  [
    'is named by the nearest heading',
    `<h2 id="a">A</h2><h3 id="b">B</h3><p>Words.</p>${tableOf(2)}`,
    [['h2', {id: 'a'}], ['h3', {id: 'b'}], ['table', {dataTable: '', ariaLabelledBy: ['b']}], rowHeader],
  ],
  [
    'with many columns scrolls in a box that the keyboard reaches',
    `<h2 id="a">A</h2>${tableOf(4)}`,
    [
      ['h2', {id: 'a'}],
      ['div', {role: 'group', tabIndex: 0, dataScrolls: '', ariaLabelledBy: ['a']}],
      ['table', {dataTable: ''}],
      rowHeader,
    ],
  ],
  ['without a heading above it has no name', tableOf(2), [['table', {dataTable: ''}], rowHeader]],
])('a table %s', (_, html, expected) => {
  expect(withAttributes(html, labelTables())).toEqual(expected)
})

test('a heading without letters gets no id', () => {
  expect(withAttributes('<h2>🎉</h2><h2>Words</h2>', headingIds())).toEqual([['h2', {id: 'words'}]])
})

// S10.21
test.each([
  ['<p>مرحبا بكم</p>', ['p rtl']],
  ['<h2>ברוכים הבאים</h2>', ['h2 rtl']],
  ['<p>„خوش آمدید“ – 25 £</p>', ['p rtl']],
  ['<p><b>خوش آمدید</b> to you</p>', ['p rtl']],
  ['<p>Welcome, مرحبا</p><ul><li>欢迎</li><li>স্বাগতম</li><li>£25</li><li></li></ul>', []],
  ['<ul><li>المال</li><li>البنك</li></ul>', ['ul rtl']],
  ['<ul><li>المال</li><li>Money</li></ul>', ['ul rtl', 'li ltr']],
  ['<ol><li>Money</li><li>المال</li></ol>', ['li rtl']],
  ['<blockquote><p>المال</p></blockquote>', ['blockquote rtl']],
  ['<table><tr><th>المال</th></tr><tr><td>£25</td><td>Money</td></tr></table>', ['table rtl', 'td ltr']],
])('the first letter decides the direction of a block: %s', (html, expected) => {
  const directions = withAttributes(html, setDirections()).map(
    ([tag, {dir}]: [string, {dir?: string}]) => `${tag} ${dir}`,
  )
  expect(directions).toEqual(expected)
})
