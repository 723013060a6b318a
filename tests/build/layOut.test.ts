import type {Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {layOut} from '../../src/build/layOut.ts'
import {holderOf} from '../../src/site/readComponents.ts'
import {components} from '../check/siteWith.ts'

/** What a page becomes: the tags that stand inside of others, and what else there is. */
function shapeOf(page: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Root
  layOut({componentOf: (name) => components.get(name), holderOf: (name) => holderOf(name, components)})(tree)
  const shape = (node: Root['children'][number]): unknown => {
    if (node.type !== 'mdxJsxFlowElement') return node.type
    return node.children.length > 0 ? {[node.name ?? '']: (node.children as Root['children']).map(shape)} : node.name
  }
  return tree.children.map(shape)
}

test('neighbours stand in what holds their kind, or else in what holds cards of any kind', () => {
  expect(shapeOf('<Stat fact="a" />\n<Stat fact="b" />\n\nWords.\n\n<EventCard event="a" />')).toEqual([
    {StatBand: ['Stat', 'Stat']},
    'paragraph',
    {CardGrid: ['EventCard']},
  ])
})

test('neighbours of two kinds stand apart, and so do those with words between', () => {
  expect(shapeOf('<Stat fact="a" />\n<EventCard event="a" />\n\nWords.\n\n<EventCard event="b" />')).toEqual([
    {StatBand: ['Stat']},
    {CardGrid: ['EventCard']},
    'paragraph',
    {CardGrid: ['EventCard']},
  ])
})

test('cards inside a component that holds no cards are laid out too', () => {
  expect(shapeOf('<Choices>\n\n## Words\n\n<EventCard event="a" />\n\n</Choices>')).toEqual([
    {Choices: ['heading', {CardGrid: ['EventCard']}]},
  ])
})

test('cards that a writer put into a grid stay there', () => {
  expect(shapeOf('<CardGrid>\n  <EventCard event="a" />\n</CardGrid>')).toEqual([{CardGrid: ['EventCard']}])
})
