import type {RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {blockNames} from '../page/blockNames.ts'
import {startOf} from '../page/nodes.ts'
import {isTag, type PageTag, tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** Between the tags of a link or button stand its words: nothing else can be pressed there, or heard as a name. */
export const labels: Rule = {
  name: 'labels',
  check(page, site) {
    return tagsOf(page).flatMap((tag) => {
      if (!site.components.get(tag.name ?? '')?.takesLabel) return []
      const [more] = moreThanWords(tag.children, site)
      return more ? [tell(tag, more)] : []
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

function tell(tag: PageTag, more: RootContent): Finding {
  const kind = isTag(more) ? `<${more.name}>` : kinds[more.type]
  const words = textOf(more).trim()
  const alone = (more.type === 'heading' || more.type === 'link') && words
  return {
    at: startOf(more),
    message: `Only the words of one link or button can stand in <${tag.name}>, and this is ${kind}.`,
    ...(alone ? {write: words} : {help: `Move it below </${tag.name}>, or delete it.`}),
  }
}
