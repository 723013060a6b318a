import type {Heading, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** Something stands below each heading of a page: words, cards, or headings of its own; and so in each of its components. */
export const emptySections: Rule = {
  name: 'emptySections',
  quietBeside: ['labels'],
  check(page, site) {
    // What could not be read may be what stands there.
    if (page.problems.length > 0) return []
    const onPage = emptyIn(page.tree.children, page, site)
    // The page’s own band may say its name alone, and a second one is told as that.
    const tags = tagsOf(page).filter(({name}) => site.components.get(name ?? '')?.is !== 'opening')
    const inTags = tags.map((tag) => ({tag, empty: emptyIn(tag.children as Nodes[], page, site)}))
    return [...tellSections(onPage), ...inTags.flatMap(({tag, empty}) => tellInTag(tag, empty, page, site))]
  },
}

/** The headings among those blocks that nothing stands below. */
function emptyIn(blocks: Nodes[], page: Page, site: SiteFiles): Heading[] {
  const nodes = blocks.filter(({type}) => type !== 'mdxjsEsm' && type !== 'yaml')
  return nodes.flatMap((node, index): Heading[] => {
    const next: Nodes | undefined = nodes[index + 1]
    if (node.type !== 'heading' || textOf(node).trim() === '') return []
    if (next && !isNextSection(next, node.depth, site)) return []
    // Words that a line of dashes made a heading of are told as that.
    if (next?.type === 'heading' && page.text[startOf(next)] !== '#') return []
    // The same heading twice is told as that.
    if (next && textOf(next) === textOf(node)) return []
    // The page’s own name may stand above its first section.
    return node.depth === 1 ? [] : [node]
  })
}

/** Whether a block begins what is no part of the section above it: a heading of its rank, or a band that says its own. */
function isNextSection(block: Nodes, depth: number, {components}: SiteFiles): boolean {
  if (block.type === 'heading') return block.depth <= depth
  const band = block.type === 'mdxJsxFlowElement' ? components.get(block.name ?? '') : undefined
  // A second opening is told itself.
  if (block.type !== 'mdxJsxFlowElement' || band?.isBand !== true || band.is === 'opening') return false
  return block.children.some((each) => each.type === 'heading' && each.depth <= depth)
}

function tellSections([first, ...more]: Heading[]): Finding[] {
  if (!first) return []
  const others = more.length > 0 ? `, and below ${more.length} more of this page` : ''
  return [
    {
      at: startOf(first),
      message: `Nothing stands below this heading${others}.`,
      help: 'Write what visitors find there, or delete the heading.',
      warning: true,
    },
  ]
}

/** A card that is left with its heading goes with all of it; in what holds several parts, the heading alone. */
function tellInTag(tag: PageTag, empty: Heading[], page: Page, site: SiteFiles): Finding[] {
  const blocks = (tag.children as Nodes[]).length
  const opening = sourceOf(page.text, tag).split('\n', 1)[0] ?? ''
  const isItem = site.components.get(tag.name ?? '')?.isBand !== true && blocks === 1
  return empty.map((heading) => ({
    at: startOf(heading),
    message: 'Nothing stands below this heading.',
    help: `Write what visitors find there, or delete ${isItem ? `all from ${opening} to </${tag.name}>` : 'the heading'}.`,
    warning: true,
  }))
}
