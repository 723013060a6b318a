import type {Nodes} from 'mdast'
import {startOf} from '../page/nodes.ts'
import {isTag, type PageTag, tagsOf} from '../page/tags.ts'
import type {Component} from '../readComponents.ts'
import type {Finding, Rule} from '../rule.ts'

/** What the example of a component begins with, or is made of, stands in each on a page too: its heading, its list. */
export const parts: Rule = {
  name: 'parts',
  quietBeside: ['nesting', 'props', 'headings', 'lists'],
  check: (page, site) =>
    page.problems.length > 0
      ? []
      : tagsOf(page).flatMap((tag): Finding[] => {
          const component = site.components.get(tag.name ?? '')
          if (!component || tag.children.length === 0) return []
          return [...withoutHeading(tag, component), ...besideList(tag, component)]
        }),
}

function withoutHeading(tag: PageTag, {name, is, childrenExample}: Component): Finding[] {
  const [marks] = /^#+(?= )/.exec(childrenExample) ?? []
  // Of the first and last band of a page that is told with more.
  if (!marks || is === 'opening' || is === 'closing' || holdsHeading(tag)) return []
  const message = `<${name}> has no heading, so people who move by headings pass it by.`
  return [
    {
      at: startOf(tag),
      message,
      help: `Write below <${name}>, with empty lines round it: ${marks} The heading`,
      warning: true,
    },
  ]
}

function holdsHeading(node: Nodes): boolean {
  return node.type === 'heading' || ('children' in node && node.children.some(holdsHeading))
}

/** Words above or below the list, in a component that shows a list: they look like no part of it. */
function besideList(tag: PageTag, {name, childrenExample}: Component): Finding[] {
  if (!/^- .*(\n- .*)*$/.test(childrenExample)) return []
  const hasList = (tag.children as Nodes[]).some(({type}) => type === 'list')
  return (tag.children as Nodes[])
    .filter((child) => child.type === 'paragraph' && !child.children.every(isTag))
    .map((child) => ({
      at: startOf(child),
      message: `These words are no point of the list that <${name}> shows.`,
      help: `Write - in front of ${hasList ? 'them' : 'each line'}, or move them above <${name}>.`,
      warning: true,
    }))
}
