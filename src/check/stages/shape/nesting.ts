import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {
  type Component,
  containerOf,
  endOf,
  isTagNode,
  type Page,
  positionAt,
  type SiteFiles,
  startOf,
  type TagNode,
} from '../../../site/index.ts'
import {createFinding, type Range, type StageFinding} from '../../finding.ts'
import {openingTagRange, rangeOf} from '../../ranges.ts'

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

/** Checks that each component contains only what its TypeScript types allow, and is only where they allow it. */
export function* checkNesting(page: Page, site: SiteFiles): Iterable<StageFinding> {
  const bands = new Set<string>()
  yield* walk(page.tree, [], page, site, bands)
}

function* walk(node: Nodes, above: Nodes[], page: Page, site: SiteFiles, bands: Set<string>): Iterable<StageFinding> {
  const component = isTagNode(node) ? site.components.get(node.name ?? '') : undefined
  let isWrong = false
  if (isTagNode(node) && component)
    for (const finding of [
      ...checkPlacement(node, component, above, page, site, bands),
      ...checkChildren(node, component, page, site),
    ]) {
      isWrong ||= finding.severity !== 'advice'
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
): Iterable<StageFinding> {
  const range = openingTagRange(tag, page.text)
  const outer = above.findLast(isTagNode)
  const holder = site.components.get(outer?.name ?? '')
  // Stops if the parent is an unknown component, which the refs stage reports.
  if (outer && !holder) return
  const same = above.find((each): each is TagNode => isTagNode(each) && each.name === name)
  const home = containerOf(name, site.components)
  const line = above.find(({type}) => type === 'heading' || type === 'tableCell' || type === 'listItem')
  const sentence = above.find((each) => each.type === 'paragraph' && isSentence(each))
  if (same && !takesLabel)
    yield createFinding('shape.inside-itself', page.file, range, {
      name,
      line: positionAt(page.text, startOf(same)).line,
    })
  else if (above.some(({type}) => type === 'link') && !rendersOnlyText)
    yield createFinding('shape.inside-other', page.file, range, {name, what: 'a link'})
  else if ((isBand || (home?.isBand && holder !== home)) && (outer || line))
    yield createFinding('shape.inside-other', page.file, range, {name, what: outer ? `<${outer.name}>` : 'a line'})
  else if ((role === 'opening' || role === 'closing') && bands.has(role))
    yield createFinding('shape.second-band', page.file, range, {name, place: role === 'opening' ? 'top' : 'end'})
  else if (home?.onlyChild && holder?.childKind === 'items' && holder !== home)
    yield createFinding('shape.inside-other', page.file, range, {name, what: `<${holder.name}>`})
  else if (role === 'item' && holder?.onlyChild && holder.onlyChild !== name)
    yield createFinding('shape.not-inside', page.file, range, {
      name: holder.name,
      what: `<${name}>`,
      holds: `only <${holder.onlyChild}>`,
    })
  else if (role !== 'words' && !takesLabel && (sentence || line))
    yield createFinding('shape.inside-other', page.file, range, {
      name,
      what: names[line?.type ?? 'text'] ?? 'a sentence',
    })
  if (role === 'opening' || role === 'closing') bands.add(role)
}

/** Whether a paragraph contains text in addition to a component. */
function isSentence(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'text' && /[\p{L}\p{N}]/u.test(child.value))
}

function* checkChildren(tag: TagNode, component: Component, page: Page, site: SiteFiles): Iterable<StageFinding> {
  const {name, childKind, onlyChild, takesLabel, children, childrenHelp} = component
  const inside = (tag.children as Nodes[]).flatMap((child) =>
    child.type === 'paragraph' && (takesLabel || childKind) ? (child.children as Nodes[]) : [child],
  )
  if (children === 'must' && inside.every((child) => child.type === 'text' && child.value.trim() === ''))
    return yield createFinding('shape.nothing-inside', page.file, openingTagRange(tag, page.text), {
      name,
      help: lower(childrenHelp),
    })
  if (takesLabel) {
    const wrong = inside.find((child) => !isPlainText(child))
    const paragraphs = (tag.children as Nodes[]).filter(({type}) => type === 'paragraph')
    const what = wrong && (isTagNode(wrong) ? `<${wrong.name}>` : (names[wrong.type] ?? 'something else'))
    if (wrong && what) yield createFinding('shape.label', page.file, rangeOf(wrong), {name, what})
    else if (paragraphs[1])
      yield createFinding('shape.label', page.file, rangeOf(paragraphs[1]), {name, what: 'a second paragraph'})
    return
  }
  yield* compareWithExample(tag, component, page)
  const wrong = inside.find((child) => !isAllowedIn(child, component, site))
  if (!wrong || !childKind) return
  const what = isTagNode(wrong)
    ? `<${wrong.name}>`
    : `“${textOf(wrong).trim().slice(0, 40) || names[wrong.type] || 'this'}”`
  yield createFinding('shape.not-inside', page.file, textRange(wrong), {
    name,
    what,
    holds: onlyChild
      ? `only <${onlyChild}>`
      : {items: 'cards', links: 'links and buttons', numberedList: 'a numbered list'}[childKind],
  })
}

/** Checks that children are a list, or start with a bold name, if they do so in the component’s example. */
function* compareWithExample(
  tag: TagNode,
  {name, childrenExample, childKind}: Component,
  page: Page,
): Iterable<StageFinding> {
  const children = tag.children as Nodes[]
  const isList = childrenExample !== '' && childrenExample.split('\n').every((line) => line.startsWith('- '))
  const words = isList ? children.find(({type}) => type === 'paragraph') : undefined
  if (words) yield {...createFinding('shape.no-point', page.file, rangeOf(words), {name}), severity: 'advice'}
  if (childKind !== 'numberedList' || !/^1\. \*\*/.test(childrenExample)) return
  for (const item of children.flatMap((child) => (child.type === 'list' ? child.children : []))) {
    const [first] = item.children
    const start = first?.type === 'paragraph' ? first.children[0] : undefined
    // Accepts a name that starts with `*` but is not bold, as the signs stage reports it.
    const isNamed = start?.type === 'strong' || (start?.type === 'text' && start.value.startsWith('*'))
    if (first?.type === 'paragraph' && !isNamed)
      yield {...createFinding('shape.no-name', page.file, rangeOf(first), {name}), severity: 'advice'}
  }
}

function isAllowedIn(child: Nodes, {childKind}: Component, site: SiteFiles): boolean {
  if (child.type === 'text') return child.value.trim() === ''
  if (child.type === 'mdxTextExpression' || child.type === 'mdxFlowExpression') return true
  if (childKind === 'numberedList') return child.type === 'list' && child.ordered === true
  if (childKind === 'links')
    return child.type === 'link' || child.type === 'linkReference' || child.type === 'definition' || isTagNode(child)
  if (childKind === 'items') return isTagNode(child) && site.components.get(child.name ?? '')?.childKind !== 'items'
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
  return {from: startOf(node) + skipped, to: endOf(node)}
}

function lower(words: string): string {
  return words.replace(/[.`]/g, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}
