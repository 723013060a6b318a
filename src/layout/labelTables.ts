import type {Element, Root} from 'hast'
import {SKIP, visit} from 'unist-util-visit'

/** The maximum number of columns that always fit on a phone. */
const maxFittingColumns = 3

/**
 * Labels each table by the heading above it, and each row by its first cell. A table with many columns
 * scrolls horizontally on phones, so it must be focusable (WCAG 1.4.10, 2.1.1); narrow tables need no tab
 * stop. Runs after `headingIds`.
 */
export function labelTables() {
  return (tree: Root) => {
    let heading: string | undefined
    visit(tree, 'element', (element: Element, index, parent) => {
      if (/^h[2-6]$/.test(element.tagName))
        heading = element.properties.id ? String(element.properties.id) : undefined
      if (element.tagName !== 'table' || !parent || index === undefined) return
      const name = heading && {ariaLabelledBy: [heading]}
      element.properties.dataTable = ''
      if (countColumns(element) <= maxFittingColumns) Object.assign(element.properties, name)
      else parent.children[index] = scrollContainer(element, name || {})
      labelRows(element)
      return SKIP
    })
  }
}

/** Makes the first cell of each row below the head the header of that row. */
function labelRows(table: Element) {
  visit(table, 'element', ({tagName, children}) => {
    if (tagName !== 'tr') return
    const first = children.find((cell) => cell.type === 'element')
    if (first?.tagName !== 'td') return
    first.tagName = 'th'
    first.properties.scope = 'row'
  })
}

function scrollContainer(table: Element, name: Element['properties']): Element {
  const properties = {role: 'group', tabIndex: 0, dataScrolls: '', ...name}
  return {type: 'element', tagName: 'div', properties, children: [table]}
}

/** Counts the columns, by the header cells. */
function countColumns(table: Element): number {
  let cells = 0
  visit(table, 'element', ({tagName}) => {
    if (tagName === 'th') cells++
  })
  return cells
}
