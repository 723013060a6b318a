import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {groupSections} from '../../src/layout/groupSections.ts'
import {wrapItems} from '../../src/layout/wrapItems.ts'
import {containerOf} from '../../src/site/readComponents.ts'
import {components} from '../check/siteWith.ts'

/** Transforms a page's MDX syntax tree, and describes the result: `section(h2 paragraph) Band`. */
function structureOf(page: string, transform: (tree: Root) => void): string {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(page) as Root
  transform(tree)
  const describe = (node: Root['children'][number]): string => {
    const isTag = node.type === 'mdxJsxFlowElement'
    const element = node.data && 'hName' in node.data ? String(node.data.hName) : undefined
    const name = element ?? (isTag ? node.name : 'depth' in node ? `h${node.depth}` : node.type)
    const hasContent = (element || isTag) && 'children' in node && node.children.length > 0
    return hasContent
      ? `${name}(${(node.children as Root['children']).map(describe).join(' ')})`
      : String(name)
  }
  return tree.children.map(describe).join(' ')
}

const [first, second] = ['<EventCard event="a" />', '<EventCard event="b" />']

test.each([
  [
    'neighbouring items get the container of their kind, or else a grid of cards',
    `<Stat fact="a" />\n<Stat fact="b" />\n\nWords.\n\n${first}`,
    'StatBand(Stat Stat) paragraph CardGrid(EventCard)',
  ],
  [
    'items of two kinds, or with words between them, get containers of their own',
    `<Stat fact="a" />\n${first}\n\nWords.\n\n${second}`,
    'StatBand(Stat) CardGrid(EventCard) paragraph CardGrid(EventCard)',
  ],
  [
    'cards inside another component get a grid too',
    `<Choices>\n\n## Words\n\n${first}\n\n</Choices>`,
    'Choices(h2 CardGrid(EventCard))',
  ],
  ['cards in a grid get no second grid', `<CardGrid>\n  ${first}\n</CardGrid>`, 'CardGrid(EventCard)'],
])('%s', (_, page, structure) => {
  const names = {
    componentOf: (name: string) => components.get(name),
    containerOf: (name: string) => containerOf(name, components),
  }
  expect(structureOf(page, wrapItems(names))).toBe(structure)
})

test.each([
  ['each ## begins a section', '## One\n\nWords.\n\n## Two', 'section(h2 paragraph) section(h2)'],
  [
    'each ## in a component begins a section',
    '<Band>\n\nBefore.\n\n## In it\n\nWords.\n\n</Band>',
    'Band(paragraph section(h2 paragraph))',
  ],
  ['a band ends a section', '## One\n\n<Band />\n\n## Two', 'section(h2) Band section(h2)'],
  ['content before the first ## is a section', '# One\n\n<Card />\n\n## Two', 'section(h1 Card) section(h2)'],
  ['content between bands is a section', '<Band />\n\nWords.\n\n<Band />', 'Band section(paragraph) Band'],
  [
    'frontmatter and imports are in no section',
    "---\ntitle: One\n---\n\nimport {Band} from 'Band'\n\n<Band />",
    'yaml mdxjsEsm Band',
  ],
  [
    'in a component without ## each ### begins a block',
    '<Card>\n\n### One\n\nWords.\n\n### Two\n\n</Card>',
    'section(Card(div(h3 paragraph) div(h3)))',
  ],
])('%s', (_, page, structure) => {
  expect(structureOf(page, groupSections({isBand: (name) => name === 'Band'}))).toBe(structure)
})
