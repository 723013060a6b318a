import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type DefaultTreeAdapterTypes, parse} from 'parse5'
import {expect, test} from 'vitest'
import {elementsOf} from '../../src/build/elementsOf.ts'
import {pagesOf, readDist} from './dist.ts'

const folder = join(import.meta.dirname, '../../dist')

/** The same as a parser of HTML sees them, each below the one that it stands in. */
function parsed(node: DefaultTreeAdapterTypes.ParentNode, above = ''): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return []
    const path = `${above}/${child.tagName.toLowerCase()}`
    return [path, ...parsed(child, path)]
  })
}

test.each(pagesOf(readDist(folder)))('finds in %s the elements that a parser of HTML finds', (name) => {
  const html = readFileSync(join(folder, name), 'utf8')
  const found = elementsOf(html)
  const pathOf = (element: (typeof found)[number] | undefined): string =>
    element ? `${pathOf(element.parent)}/${element.name}` : ''
  expect(found.map(pathOf)).toEqual(parsed(parse(html)))
})
