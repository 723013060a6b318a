import type {Root} from 'hast'
import {fromParse5} from 'hast-util-from-parse5'
import {parseFragment} from 'parse5'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {setDirections} from '../../src/build/setDirections.ts'

/** The elements that are given a direction, in their order. */
function turned(html: string): string[] {
  const tree = fromParse5(parseFragment(html)) as Root
  setDirections()(tree)
  const found: string[] = []
  visit(tree, 'element', ({tagName, properties}) => {
    if (properties.dir) found.push(`${tagName} ${properties.dir}`)
  })
  return found
}

// S10.21
test.each(['مرحبا بكم', 'ברוכים הבאים', '„خوش آمدید“ – 25 £', '<a href="/">خوش آمدید</a> to you'])(
  'a paragraph that begins with %s runs from the right',
  (words) => {
    expect(turned(`<p>${words}</p>`)).toEqual(['p rtl'])
    expect(turned(`<h2>${words}</h2>`)).toEqual(['h2 rtl'])
  },
)

test.each(['Welcome, مرحبا', '欢迎', 'স্বাগতম', '£25', ''])(
  'a paragraph that begins with “%s” is left as it is',
  (words) => {
    expect(turned(`<p>${words}</p><ul><li>${words}</li></ul>`)).toEqual([])
  },
)

test('a list runs as its first words do, and a line of the other direction for itself', () => {
  expect(turned('<ul><li>المال</li><li>البنك</li></ul>')).toEqual(['ul rtl'])
  expect(turned('<ul><li>المال</li><li>Money</li></ul>')).toEqual(['ul rtl', 'li ltr'])
  expect(turned('<ol><li>Money</li><li>المال</li></ol>')).toEqual(['li rtl'])
})

test('a quotation and a table run as their first words do', () => {
  expect(turned('<blockquote><p>المال</p></blockquote>')).toEqual(['blockquote rtl'])
  expect(turned('<table><tr><th>المال</th></tr><tr><td>£25</td><td>Money</td></tr></table>')).toEqual([
    'table rtl',
    'td ltr',
  ])
})
