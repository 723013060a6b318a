import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {groupSections} from '../../src/build/groupSections.ts'
import {wrapItems} from '../../src/build/wrapItems.ts'
import {containerOf} from '../../src/site/readComponents.ts'
import {components} from '../check/siteWith.ts'

/** What a page becomes: its pieces, those that stand in an element or a tag in brackets behind that. */
function shapeOf(page: string, change: (tree: Root) => void): string {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(page) as Root
  change(tree)
  const shape = (node: Root['children'][number]): string => {
    const isTag = node.type === 'mdxJsxFlowElement'
    const made = node.data && 'hName' in node.data ? String(node.data.hName) : undefined
    const name = made ?? (isTag ? node.name : 'depth' in node ? `h${node.depth}` : node.type)
    const inside = (made || isTag) && 'children' in node ? (node.children as Root['children']).map(shape) : []
    return inside.length > 0 ? `${name}(${inside.join(' ')})` : String(name)
  }
  return tree.children.map(shape).join(' ')
}

const [first, second] = ['<EventCard event="a" />', '<EventCard event="b" />']

test.each([
  [
    'neighbours stand in what holds their kind, or else in what holds cards of any kind',
    `<Stat fact="a" />\n<Stat fact="b" />\n\nWords.\n\n${first}`,
    'StatBand(Stat Stat) paragraph CardGrid(EventCard)',
  ],
  [
    'neighbours of two kinds stand apart, and so do those with words between',
    `<Stat fact="a" />\n${first}\n\nWords.\n\n${second}`,
    'StatBand(Stat) CardGrid(EventCard) paragraph CardGrid(EventCard)',
  ],
  [
    'cards inside a component that holds no cards are laid out too',
    `<Choices>\n\n## Words\n\n${first}\n\n</Choices>`,
    'Choices(h2 CardGrid(EventCard))',
  ],
  ['cards that a writer put into a grid stay there', `<CardGrid>\n  ${first}\n</CardGrid>`, 'CardGrid(EventCard)'],
])('%s', (_, page, shape) => {
  const names = {
    componentOf: (name: string) => components.get(name),
    holderOf: (name: string) => containerOf(name, components),
  }
  expect(shapeOf(page, wrapItems(names))).toBe(shape)
})

test.each([
  ['every ## and what follows is a section', '## One\n\nWords.\n\n## Two', 'section(h2 paragraph) section(h2)'],
  [
    'so it is in a component',
    '<Hero>\n\nBefore.\n\n## In it\n\nWords.\n\n</Hero>',
    'Hero(paragraph section(h2 paragraph))',
  ],
  ['a band stands between sections', '## One\n\n<Hero />\n\n## Two', 'section(h2) Hero section(h2)'],
  ['what is below no ## is a section too', '# One\n\n<Card />\n\n## Two', 'section(h1 Card) section(h2)'],
  [
    'so is what stands between bands',
    '<Hero />\n\nWords.\n\n<Hero />\n\nEnd.',
    'Hero section(paragraph) Hero section(paragraph)',
  ],
  [
    'what nobody sees is in none',
    "---\ntitle: One\n---\n\nimport {Hero} from 'Hero'\n\n<Hero />",
    'yaml mdxjsEsm Hero',
  ],
  [
    'in a component without ## every ### and what follows is one block',
    '<Card>\n\n### One\n\nWords.\n\n### Two\n\n</Card>',
    'section(Card(div(h3 paragraph) div(h3)))',
  ],
])('%s', (_, page, shape) => {
  expect(shapeOf(page, groupSections({isBand: (name) => name === 'Hero'}))).toBe(shape)
})
