import type {RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {blockNames} from '../page/blockNames.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {isTag, type PageTag, tagsOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Between the tags of a link or button stand its words: nothing else can be pressed there, or heard as a name. */
export const labels: Rule = {
  name: 'labels',
  check(page, site) {
    return tagsOf(page).flatMap((tag) => {
      if (site.components.get(tag.name ?? '')?.holds === 'items') return sameWords(tag, page, site)
      if (!site.components.get(tag.name ?? '')?.takesLabel) return []
      const [more] = moreThanWords(tag.children, site)
      return more ? [tell(tag, more, page)] : []
    })
  },
}

const kinds: typeof blockNames = {...blockNames, paragraph: 'a second paragraph', link: 'another link'}

/** The parts of a label that are not words. */
function moreThanWords(nodes: RootContent[], site: SiteFiles, depth = 0): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    // The line itself: Markdown makes a paragraph of it.
    const isLine = node.type === 'paragraph' && depth === 0 && index === 0
    if (isTag(node)) return site.components.get(node.name ?? '')?.showsWords === false ? [node] : []
    if (node.type in kinds && !isLine) return [node]
    return 'children' in node ? moreThanWords(node.children, site, depth + 1) : []
  })
}

/** Of the cards in a grid, each with a button that says something else, two whose buttons say the same: a copy. */
function sameWords({children}: PageTag, page: Page, site: SiteFiles): Finding[] {
  const buttons = children
    .filter(isTag)
    .flatMap((card) =>
      (card.children as RootContent[]).flatMap((child) => (child.type === 'paragraph' ? child.children : [child])),
    )
    .filter((each) => isTag(each))
    .filter(({name}) => site.components.get(name ?? '')?.takesLabel)
  const words = buttons.map((button) => textOf(button).trim())
  const again = words.findIndex((each, index) => words.indexOf(each) < index)
  const button = buttons[again]
  if (!button || new Set(words).size !== words.length - 1 || words.length < 3) return []
  const first = buttons[words.indexOf(words[again] ?? '')]
  return [
    {
      at: startOf(button),
      message: `The button of line ${placeOf(page.text, first ? startOf(first) : 0).line} says “${words[again]}” too, and those of the other cards each say something else.`,
      help: 'Say here what this one is for.',
      warning: true,
    },
  ]
}

function tell(tag: PageTag, more: RootContent, page: Page): Finding {
  const kind = isTag(more) ? `<${more.name}>` : kinds[more.type]
  const words = textOf(more).trim()
  const alone = (more.type === 'heading' || more.type === 'link') && words
  return {
    at: startOf(more),
    message: `Only the words of one link or button can stand in <${tag.name}>, and this is ${kind}.`,
    ...(alone ? written(sourceOf(page.text, more), words) : {help: `Move it below </${tag.name}>, or delete it.`}),
  }
}
