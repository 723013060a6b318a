import type {Heading, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {boldLine} from '../page/boldLine.ts'
import {held} from '../page/heldPlaces.ts'
import {startOf} from '../page/nodes.ts'
import {isTag, type PageTag, tagsOf} from '../page/tags.ts'
import type {Component} from '../readComponents.ts'
import type {Finding, Rule} from '../rule.ts'

/** What the example of a component begins with, or is made of, stands in each on a page too: its heading, its list. */
export const parts: Rule = {
  name: 'parts',
  quietBeside: ['markdown'],
  check: (page, site) =>
    page.problems.length > 0
      ? []
      : tagsOf(page).flatMap((tag): Finding[] => {
          const component = site.components.get(tag.name ?? '')
          if (!component || tag.children.length === 0) return []
          return [
            ...withoutHeading(tag, component),
            ...besideList(tag, component),
            ...afterLink(tag, component),
            ...withoutName(tag, component),
          ]
        }),
}

function withoutHeading(tag: PageTag, {name, is, childrenExample}: Component): Finding[] {
  const [marks] = /^#+(?= )/.exec(childrenExample) ?? []
  // Of the first and last band of a page that is told with more.
  if (!marks || is === 'opening' || is === 'closing') return []
  const heading = headingIn(tag)
  if (heading && heading.depth < marks.length)
    return [
      {
        at: startOf(heading),
        message: `A heading in <${name}> is ${marks}: with fewer signs it begins a section of the page.`,
        write: `${marks} ${textOf(heading)}`,
        warning: true,
      },
    ]
  // What was to be one is told there.
  if (heading || (tag.children as Nodes[]).some((node) => boldLine(node) || /^#+\S/.test(textOf(node)))) return []
  const message = `<${name}> has no heading, so people who move by headings pass it by.`
  return [
    {
      at: startOf(tag),
      message,
      help: `Write below <${name}> a heading of your own, with empty lines round it: ${marks} ${held.heading}`,
      warning: true,
    },
  ]
}

function headingIn(node: Nodes): Heading | undefined {
  if (node.type === 'heading') return node
  return 'children' in node ? node.children.map(headingIn).find(Boolean) : undefined
}

/** Points of a list that lack the name in bold which those of the example begin with. */
function withoutName(tag: PageTag, {name, childrenExample}: Component): Finding[] {
  if (!/^(?:1\.|-) \*\*/.test(childrenExample)) return []
  const items = (tag.children as Nodes[]).flatMap((child) => (child.type === 'list' ? child.children : []))
  return items.flatMap((item): Finding[] => {
    const [line] = item.children
    if (!line || (line.type === 'paragraph' && line.children[0]?.type === 'strong')) return []
    const words =
      line.type === 'paragraph' ? (textOf(line).split('\n')[0] ?? '').replace(/[*_:]+/g, '').trim() : 'Its name'
    return [
      {
        at: startOf(line),
        message: `Each point in <${name}> begins with its name in bold, as large as a heading.`,
        help: `Write a name of a few words, on a line of its own with an empty line below: **${words}**`,
        warning: true,
      },
    ]
  })
}

/** Words above or below the list, in a component that shows a list: they look like no part of it. */
function besideList(tag: PageTag, {name, childrenExample}: Component): Finding[] {
  if (!/^- .*(\n- .*)*$/.test(childrenExample)) return []
  const hasList = (tag.children as Nodes[]).some(({type}) => type === 'list')
  return (tag.children as Nodes[])
    .filter(
      (child, index, all) => child.type === 'paragraph' && !child.children.every(isTag) && !isBegun(all[index - 1]),
    )
    .map((child) => ({
      at: startOf(child),
      message: `These words are no point of the list that <${name}> shows.`,
      help: /^\p{Ll}/u.test(textOf(child))
        ? 'Write them behind the point above, on its line.'
        : /:$/.test(textOf(child))
          ? `Move them above <${name}>.`
          : `Write - in front of ${hasList ? 'them' : 'each line'}, or move them above <${name}>.`,
      warning: true,
    }))
}

/** Whether a list ends with the sign of a point alone: the words of that stand below it, and are told so. */
function isBegun(above?: Nodes): boolean {
  return above?.type === 'list' && above.children.at(-1)?.children.length === 0
}

/** Words below a link, where the example is a heading, a sentence and a link: another way on has lost its heading. */
function afterLink(tag: PageTag, {name, childrenExample}: Component): Finding[] {
  const [, marks] = /^(#+) [^\n]+\n\n[^\n]+\n\n\[[^\n]+\)$/.exec(childrenExample) ?? []
  const children = tag.children as Nodes[]
  const lost = children.find((child, index) => child.type === 'paragraph' && isLink(children[index - 1]))
  if (!marks || !lost) return []
  return [
    {
      at: startOf(lost),
      message: `These words stand below a link of <${name}>, where the next part begins with its heading.`,
      help: `Write above them a heading of your own, with empty lines round it: ${marks} ${held.heading}`,
      warning: true,
    },
  ]
}

function isLink(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph' && node.children.every(({type}) => type === 'link')
}
