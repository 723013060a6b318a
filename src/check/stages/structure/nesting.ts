import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {
  type Component,
  containerOf,
  endOf,
  isTagNode,
  openingTagRange,
  type Page,
  positionAt,
  type Range,
  rangeOf,
  type SiteFiles,
  startOf,
  type TagNode,
} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'

/** The names that messages use for Markdown elements, by node type. */
const names: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  list: 'a list',
  table: 'a table',
  tableCell: 'a table',
  listItem: 'a list',
  paragraph: 'a paragraph',
  link: 'another link',
  image: 'a picture',
  blockquote: 'a quotation',
  code: 'code',
  inlineCode: 'code',
  thematicBreak: 'a line',
}

/**
 * Checks that each component contains only what its TypeScript types allow, and is only where they allow it.
 */
export function* checkNesting(page: Page, site: SiteFiles): Iterable<Finding> {
  const bands = new Set<string>()
  yield* walk(page.tree, [], page, site, bands)
}

function* walk(
  node: Nodes,
  above: Nodes[],
  page: Page,
  site: SiteFiles,
  bands: Set<string>,
): Iterable<Finding> {
  const component = isTagNode(node) ? site.components.get(node.name ?? '') : undefined
  let isWrong = false
  if (isTagNode(node) && component)
    for (const finding of [
      ...checkPlacement(node, component, above, page, site, bands),
      ...checkChildren(node, component, page, site),
    ]) {
      isWrong ||= finding.severity === 'error'
      yield finding
    }
  // Skips the children of a component with an error, as their errors may be consequences of it.
  if (isWrong || !('children' in node)) return
  for (const child of node.children) yield* walk(child, [...above, node], page, site, bands)
}

function* checkPlacement(
  tag: TagNode,
  {name, role, isBand, takesLabel, rendersOnlyText}: Component,
  above: Nodes[],
  page: Page,
  site: SiteFiles,
  bands: Set<string>,
): Iterable<Finding> {
  const range = openingTagRange(tag, page.text)
  const outer = above.findLast(isTagNode)
  const holder = site.components.get(outer?.name ?? '')
  // Stops if the parent is an unknown component, which the references stage reports.
  if (outer && !holder) return
  const same = above.find((each): each is TagNode => isTagNode(each) && each.name === name)
  const home = containerOf(name, site.components)
  const line = above.find(({type}) => type === 'heading' || type === 'tableCell' || type === 'listItem')
  const sentence = above.find((each) => each.type === 'paragraph' && isSentence(each))
  if (same && !takesLabel)
    yield error('structure.inside-itself', {
      file: page.file,
      range,
      data: {name, line: positionAt(page.text, startOf(same)).line},
    })
  else if (above.some(({type}) => type === 'link') && !rendersOnlyText)
    yield error('structure.inside-other', {file: page.file, range, data: {name, what: 'a link'}})
  else if ((isBand || (home?.isBand && holder !== home)) && (outer || line))
    yield error('structure.inside-other', {
      file: page.file,
      range,
      data: {name, what: outer ? `<${outer.name}>` : 'a line'},
    })
  else if ((role === 'opening' || role === 'closing') && bands.has(role))
    yield error('structure.second-band', {
      file: page.file,
      range,
      data: {name, place: role === 'opening' ? 'top' : 'end'},
    })
  else if (home?.allowedChild && holder?.childKind === 'items' && holder !== home)
    yield error('structure.inside-other', {file: page.file, range, data: {name, what: `<${holder.name}>`}})
  else if (role === 'item' && holder?.allowedChild && holder.allowedChild !== name)
    yield error('structure.not-inside', {
      file: page.file,
      range,
      data: {name: holder.name, what: `<${name}>`, holds: `only <${holder.allowedChild}>`},
    })
  else if (role !== 'words' && !takesLabel && (sentence || line))
    yield error('structure.inside-other', {
      file: page.file,
      range,
      data: {name, what: names[line?.type ?? 'text'] ?? 'a sentence'},
    })
  if (role === 'opening' || role === 'closing') bands.add(role)
}

/** Whether a paragraph contains text in addition to a component. */
function isSentence(node: Nodes): boolean {
  return (
    'children' in node &&
    node.children.some((child) => child.type === 'text' && /[\p{L}\p{N}]/u.test(child.value))
  )
}

function* checkChildren(tag: TagNode, component: Component, page: Page, site: SiteFiles): Iterable<Finding> {
  const {name, childKind, allowedChild, takesLabel, children, childrenHelp} = component
  const inside = (tag.children as Nodes[]).flatMap((child) =>
    child.type === 'paragraph' && (takesLabel || childKind) ? (child.children as Nodes[]) : [child],
  )
  if (children === 'must' && inside.every((child) => child.type === 'text' && child.value.trim() === ''))
    return yield error('structure.nothing-inside', {
      file: page.file,
      range: openingTagRange(tag, page.text),
      data: {name, help: lower(childrenHelp)},
    })
  if (takesLabel) {
    const wrong = inside.find((child) => !isPlainText(child))
    const paragraphs = (tag.children as Nodes[]).filter(({type}) => type === 'paragraph')
    const what = wrong && (isTagNode(wrong) ? `<${wrong.name}>` : (names[wrong.type] ?? 'something else'))
    if (wrong && what)
      yield error('structure.label', {file: page.file, range: rangeOf(wrong), data: {name, what}})
    else if (paragraphs[1])
      yield error('structure.label', {
        file: page.file,
        range: rangeOf(paragraphs[1]),
        data: {name, what: 'a second paragraph'},
      })
    return
  }
  yield* compareWithExample(tag, component, page)
  const wrong = inside.find((child) => !isAllowedIn(child, component, site))
  if (!wrong || !childKind) return
  const what = isTagNode(wrong)
    ? `<${wrong.name}>`
    : `“${textOf(wrong).trim().slice(0, 40) || names[wrong.type] || 'this'}”`
  yield error('structure.not-inside', {
    file: page.file,
    range: textRange(wrong),
    data: {
      name,
      what,
      holds: allowedChild
        ? `only <${allowedChild}>`
        : {items: 'cards', links: 'links and buttons', numberedList: 'a numbered list'}[childKind],
    },
  })
}

/** Checks that children are a list, or start with a bold name, if they do so in the component’s example. */
function* compareWithExample(
  tag: TagNode,
  {name, childrenExample, childKind}: Component,
  page: Page,
): Iterable<Finding> {
  const children = tag.children as Nodes[]
  const isList = childrenExample !== '' && childrenExample.split('\n').every((line) => line.startsWith('- '))
  const words = isList ? children.find(({type}) => type === 'paragraph') : undefined
  if (words) yield advice('structure.no-point', {file: page.file, range: rangeOf(words), data: {name}})
  if (childKind !== 'numberedList' || !/^1\. \*\*/.test(childrenExample)) return
  for (const item of children.flatMap((child) => (child.type === 'list' ? child.children : []))) {
    const [first] = item.children
    const start = first?.type === 'paragraph' ? first.children[0] : undefined
    // Accepts a name that starts with `*` but is not bold, as the characters stage reports it.
    const isNamed = start?.type === 'strong' || (start?.type === 'text' && start.value.startsWith('*'))
    if (first?.type === 'paragraph' && !isNamed)
      yield advice('structure.no-name', {file: page.file, range: rangeOf(first), data: {name}})
  }
}

function isAllowedIn(child: Nodes, {childKind}: Component, site: SiteFiles): boolean {
  if (child.type === 'text') return child.value.trim() === ''
  if (child.type === 'mdxTextExpression' || child.type === 'mdxFlowExpression') return true
  if (childKind === 'numberedList') return child.type === 'list' && child.ordered === true
  if (childKind === 'links')
    return (
      child.type === 'link' ||
      child.type === 'linkReference' ||
      child.type === 'definition' ||
      isTagNode(child)
    )
  if (childKind === 'items')
    return isTagNode(child) && site.components.get(child.name ?? '')?.childKind !== 'items'
  return true
}

/** Whether a node is only text, which may be bold or italic. */
function isPlainText(node: Nodes): boolean {
  if (node.type === 'strong' || node.type === 'emphasis') return node.children.every(isPlainText)
  return node.type === 'text' || node.type === 'break'
}

/** Returns the range of a node without the whitespace at its start: text after a tag starts with a space. */
function textRange(node: Nodes): Range {
  const skipped = node.type === 'text' ? Math.max(node.value.search(/\S/), 0) : 0
  return {start: startOf(node) + skipped, end: endOf(node)}
}

function lower(words: string): string {
  return words.replace(/[.`]/g, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}
