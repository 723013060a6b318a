import type {Element} from 'hast'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {labelTables} from '../../src/build/labelTables.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

/** The tables of a page with these pieces, and what is put round them: each with its attributes. */
function tablesIn(...pieces: string[]) {
  const page = readableContent(parseHtml(`<main>${pieces.join('')}</main>`))
  labelTables()(page)
  const found: [string, Element['properties']][] = []
  visit(page, 'element', ({tagName, properties}) => {
    if (/^(div|table)$/.test(tagName)) found.push([tagName, properties])
  })
  return found
}

const tableOf = (columns: number) =>
  `<table><thead><tr>${'<th>A</th>'.repeat(columns)}</tr></thead><tbody><tr>${'<td>a</td>'.repeat(columns)}</tr></tbody></table>`
const rates = '<h2 id="rates">Rates</h2>'

// S10.80
test('a table of a few columns is named by the heading above it, and is no stop for the keyboard', () => {
  expect(tablesIn(rates, tableOf(3), '<h3 id="codes">Codes</h3><p>Words.</p>', tableOf(2))).toEqual([
    ['table', {dataTable: '', ariaLabelledBy: ['rates']}],
    ['table', {dataTable: '', ariaLabelledBy: ['codes']}],
  ])
})

// S10.80
test('a table of many columns scrolls inside itself, and can be reached by its name', () => {
  expect(tablesIn(rates, tableOf(4))).toEqual([
    ['div', {role: 'group', tabIndex: 0, dataScrolls: '', ariaLabelledBy: ['rates']}],
    ['table', {dataTable: ''}],
  ])
})

// S10.80
test('a table without a heading above it has no name', () => {
  expect(tablesIn(tableOf(2))).toEqual([['table', {dataTable: ''}]])
})
