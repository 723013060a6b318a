import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {sections} from '../../src/build/sections.ts'

/** What a page becomes, where `Hero` is a band: the elements that hold its pieces, and the pieces themselves. */
function shapeOf(page: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(page) as Root
  sections({isBand: (name) => name === 'Hero'})(tree)
  const shape = (node: Root['children'][number]): unknown => {
    if (node.data && 'hName' in node.data && 'children' in node)
      return {[String(node.data.hName)]: (node.children as Root['children']).map(shape)}
    if (node.type !== 'mdxJsxFlowElement') return 'depth' in node ? `${node.type} ${node.depth}` : node.type
    return node.children.length > 0 ? {[node.name ?? '']: (node.children as Root['children']).map(shape)} : node.name
  }
  return tree.children.map(shape)
}

test('every ## and what follows is a section, on the page and in a component', () => {
  expect(shapeOf('## One\n\nWords.\n\n## Two\n\nMore.')).toEqual([
    {section: ['heading 2', 'paragraph']},
    {section: ['heading 2', 'paragraph']},
  ])
  expect(shapeOf('<Hero>\n\nBefore.\n\n## In it\n\nWords.\n\n</Hero>')).toEqual([
    {Hero: ['paragraph', {section: ['heading 2', 'paragraph']}]},
  ])
})

test('a band stands between the sections of a page', () => {
  expect(shapeOf('## One\n\nWords.\n\n<Hero />\n\n## Two')).toEqual([
    {section: ['heading 2', 'paragraph']},
    'Hero',
    {section: ['heading 2']},
  ])
})

test('what stands on a page outside of bands and below no ## is a section too', () => {
  expect(shapeOf('# One\n\nWords.\n\n<Card />\n\n## Two\n\nMore.')).toEqual([
    {section: ['heading 1', 'paragraph', 'Card']},
    {section: ['heading 2', 'paragraph']},
  ])
  expect(shapeOf('<Hero />\n\nWords.\n\nMore.\n\n<Hero />\n\nThe end.')).toEqual([
    'Hero',
    {section: ['paragraph', 'paragraph']},
    'Hero',
    {section: ['paragraph']},
  ])
})

test('what nobody sees is in no section', () => {
  expect(shapeOf("---\ntitle: One\n---\n\nimport {Hero} from 'Hero'\n\n<Hero />")).toEqual(['yaml', 'mdxjsEsm', 'Hero'])
})

test('in a component without ## every ### and what follows is one block', () => {
  expect(shapeOf('<Card>\n\n### One\n\nWords.\n\n### Two\n\n</Card>')).toEqual([
    {section: [{Card: [{div: ['heading 3', 'paragraph']}, {div: ['heading 3']}]}]},
  ])
})
