import type {Heading, Paragraph, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {Finding} from '../finding.ts'
import {isGone} from '../page/goneRecords.ts'
import {startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {PageTag} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import {isToldInHead} from './countsInHead.ts'
import {inWords, numberOf, numbers, rightNumber} from './numberWords.ts'
import {sectionsOf} from './sectionsOf.ts'

/** The rules whose findings may be why there is another number of things than a page says. */
export const mayChangeCounts = [
  'linesTwice',
  'nesting',
  'rows',
  'parts',
  'shownTwice',
  'lists',
  'listSigns',
  'numbering',
]

/** “Four ways to help.”: how many there are, and what of. */
const counted = new RegExp(`^(?:The |Our |These )?(${numbers.join('|')}) (?:\\p{L}+ )?\\p{L}+`, 'iu')
/** “Come to one, or come to all four.”: what stands below, and nothing else. */
const allOf = new RegExp(`\\ball (${numbers.slice(1).join('|')})(?=[.,!?;:]|$)`, 'im')
/** What a page that counts it shows: of hours or friends it may name three, and list something else. */
const shownOnes =
  /\b(ways|steps|words|things|reasons|examples|questions|points|tips|rules|people|stories|doors|kinds|types|roles|tracks|courses|workshops|events|formats|values)\b/i

/** The numbers in a heading or above a list that are not how many there are: of what is sure to be the list, or of anything else. */
export function countsSaid(page: Page, site: SiteFiles, of: 'the list' | 'anything else'): Finding[] {
  // What could not be read may be one more.
  if (page.problems.length > 0) return []
  return sectionsOf(page).flatMap((nodes, index, sections) => {
    const lengths = (isThere?: (tag: PageTag) => boolean) =>
      nodes.map((node) => lengthOf(node, isThere)).filter((length) => length > 0)
    const [all = 0, another] = lengths()
    if (all < 2 || another) return []
    // What has headings of its own below it counts those.
    const heading = depthOf(sections[index + 1]) > depthOf(nodes) ? undefined : headingOf(nodes)
    const first = nodes.find((node): node is Paragraph => node.type === 'paragraph')
    return [heading, first].flatMap((node): Finding[] => {
      if (!node) return []
      const words = textOf(node)
      const ofAll = node === first && of === 'the list' ? allOf.exec(words) : null
      const [said = '', word = ''] = ofAll ?? counted.exec(words) ?? []
      if (!word || (!ofAll && shownOnes.test(said) !== (of === 'the list'))) return []
      // Which records there are is asked where something is counted alone: any other page need not be read again when one changes.
      const [shown = 0] = lengths((tag) => !isGone(tag, page, site))
      if (numberOf(word) === shown || isToldInHead(words, page, site)) return []
      const are = shown === 1 ? 'is' : 'are'
      return [
        {
          at: page.text.indexOf(word, startOf(node)),
          message: `This says ${word.toLowerCase()}, and ${inWords(shown)} ${shown < all ? `of the ${inWords(all)} below it ${are} there` : `${are} shown below it`}.`,
          ...rightNumber(word, shown),
          warning: true,
        },
      ]
    })
  })
}

function headingOf(nodes: RootContent[] = []): Heading | undefined {
  return nodes.find((node) => node.type === 'heading')
}

function depthOf(nodes?: RootContent[]): number {
  return headingOf(nodes)?.depth ?? 0
}

/** How many things of the same kind a list or a component shows beside each other. */
function lengthOf(node: RootContent, isThere: (tag: PageTag) => boolean = () => true): number {
  if (node.type === 'list') return node.children.length
  if (node.type !== 'mdxJsxFlowElement') return 0
  // What has a heading of its own is another part of the page.
  if (node.children.some((child) => child.type === 'heading')) return 0
  const inside = node.children.filter((child) => child.type === 'mdxJsxFlowElement').filter(isThere)
  if (inside.length === 0) return Math.max(0, ...node.children.map((child) => lengthOf(child, isThere)))
  return inside.every(({name}) => name === inside[0]?.name) ? inside.length : 0
}
