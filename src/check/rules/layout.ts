import {sourceOf, startOf} from '../page/nodes.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** Components that hold blocks stand on lines of their own: `<PageHero># Hi</PageHero>` would show the `#`. */
export const layout: Rule = {
  name: 'layout',
  check(page) {
    return tagsOf(page).flatMap((tag) => (tag.children.length === 0 ? [] : checkTag(page.text, tag)))
  },
}

function checkTag(text: string, tag: PageTag): Finding[] {
  const source = sourceOf(text, tag)
  const inside = />([^<\n]*)</.exec(source)?.[1]?.trim() ?? ''
  if (/[\r\n]/.test(source) || !/^(#{1,6}\s|[-*]\s|\d+\.\s)/.test(inside)) return []
  const kind = inside.startsWith('#') ? 'A heading' : 'A list'
  return [
    {
      at: startOf(tag),
      message: `${kind} must start its own line, or its ${inside.split(/\s/)[0]} is shown to visitors.`,
      help: `Press Enter after <${tag.name}> and before </${tag.name}>.`,
    },
  ]
}
