import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {
  type Component,
  endOf,
  holderOf,
  isTag,
  type Page,
  type PageTag,
  placeOf,
  type SiteFiles,
  startOf,
} from '../../../site/index.ts'
import {type Found, found, type Range} from '../../finding.ts'
import {openingOf, rangeOf} from '../../ranges.ts'

/** The names of Markdown elements in messages. */
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

/** Checks what each component contains and where it is used against its types (`components/ui/kinds.ts`). */
export function* insideTags(page: Page, site: SiteFiles): Iterable<Found> {
  const bands = new Set<string>()
  yield* walk(page.tree, [], page, site, bands)
}

function* walk(node: Nodes, above: Nodes[], page: Page, site: SiteFiles, bands: Set<string>): Iterable<Found> {
  const component = isTag(node) ? site.components.get(node.name ?? '') : undefined
  let isWrong = false
  if (isTag(node) && component)
    for (const finding of [
      ...wrongPlace(node, component, above, page, site, bands),
      ...wrongInside(node, component, page, site),
    ]) {
      isWrong ||= finding.severity !== 'advice'
      yield finding
    }
  // Mistakes further inside may only follow from this one.
  if (isWrong || !('children' in node)) return
  for (const child of node.children) yield* walk(child, [...above, node], page, site, bands)
}

function* wrongPlace(
  tag: PageTag,
  {name, is, isBand, takesLabel, showsWords}: Component,
  above: Nodes[],
  page: Page,
  site: SiteFiles,
  bands: Set<string>,
): Iterable<Found> {
  const range = openingOf(tag, page.text)
  const outer = above.findLast(isTag)
  const holder = site.components.get(outer?.name ?? '')
  // What an unknown component may contain is unknown.
  if (outer && !holder) return
  const same = above.find((each): each is PageTag => isTag(each) && each.name === name)
  const home = holderOf(name, site.components)
  const line = above.find(({type}) => type === 'heading' || type === 'tableCell' || type === 'listItem')
  const sentence = above.find((each) => each.type === 'paragraph' && isSentence(each))
  if (same && !takesLabel)
    yield found('shape.inside-itself', page.file, range, {name, line: placeOf(page.text, startOf(same)).line})
  else if (above.some(({type}) => type === 'link') && !showsWords)
    yield found('shape.inside-other', page.file, range, {name, what: 'a link'})
  else if ((isBand || (home?.isBand && holder !== home)) && (outer || line))
    yield found('shape.inside-other', page.file, range, {name, what: outer ? `<${outer.name}>` : 'a line'})
  else if ((is === 'opening' || is === 'closing') && bands.has(is))
    yield found('shape.second-band', page.file, range, {name, place: is === 'opening' ? 'top' : 'end'})
  else if (home?.holdsOnly && holder?.holds === 'items' && holder !== home)
    yield found('shape.inside-other', page.file, range, {name, what: `<${holder.name}>`})
  else if (is === 'item' && holder?.holdsOnly && holder.holdsOnly !== name)
    yield found('shape.not-inside', page.file, range, {
      name: holder.name,
      what: `<${name}>`,
      holds: `only <${holder.holdsOnly}>`,
    })
  else if (is !== 'words' && !takesLabel && (sentence || line))
    yield found('shape.inside-other', page.file, range, {name, what: names[line?.type ?? 'text'] ?? 'a sentence'})
  if (is === 'opening' || is === 'closing') bands.add(is)
}

/** Whether a paragraph has words as well as the component in it. */
function isSentence(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'text' && /[\p{L}\p{N}]/u.test(child.value))
}

function* wrongInside(tag: PageTag, component: Component, page: Page, site: SiteFiles): Iterable<Found> {
  const {name, holds, holdsOnly, takesLabel, children, childrenHelp} = component
  const inside = (tag.children as Nodes[]).flatMap((child) =>
    child.type === 'paragraph' && (takesLabel || holds) ? (child.children as Nodes[]) : [child],
  )
  if (children === 'must' && inside.every((child) => child.type === 'text' && child.value.trim() === ''))
    return yield found('shape.nothing-inside', page.file, openingOf(tag, page.text), {name, help: lower(childrenHelp)})
  if (takesLabel) {
    const wrong = inside.find((child) => !isWord(child))
    const paragraphs = (tag.children as Nodes[]).filter(({type}) => type === 'paragraph')
    const what = wrong && (isTag(wrong) ? `<${wrong.name}>` : (names[wrong.type] ?? 'something else'))
    if (wrong && what) yield found('shape.label', page.file, rangeOf(wrong), {name, what})
    else if (paragraphs[1])
      yield found('shape.label', page.file, rangeOf(paragraphs[1]), {name, what: 'a second paragraph'})
    return
  }
  yield* likeExample(tag, component, page)
  const wrong = inside.find((child) => !mayStandIn(child, component, site))
  if (!wrong || !holds) return
  const what = isTag(wrong)
    ? `<${wrong.name}>`
    : `“${textOf(wrong).trim().slice(0, 40) || names[wrong.type] || 'this'}”`
  yield found('shape.not-inside', page.file, wordsOf(wrong), {
    name,
    what,
    holds: holdsOnly
      ? `only <${holdsOnly}>`
      : {items: 'cards', links: 'links and buttons', numberedList: 'a numbered list'}[holds],
  })
}

/** Checks content against the component’s example: whether it is a list, and whether items start with a bold name. */
function* likeExample(tag: PageTag, {name, childrenExample, holds}: Component, page: Page): Iterable<Found> {
  const children = tag.children as Nodes[]
  const isList = childrenExample !== '' && childrenExample.split('\n').every((line) => line.startsWith('- '))
  const words = isList ? children.find(({type}) => type === 'paragraph') : undefined
  if (words) yield {...found('shape.no-point', page.file, rangeOf(words), {name}), severity: 'advice'}
  if (holds !== 'numberedList' || !/^1\. \*\*/.test(childrenExample)) return
  for (const item of children.flatMap((child) => (child.type === 'list' ? child.children : []))) {
    const [first] = item.children
    const start = first?.type === 'paragraph' ? first.children[0] : undefined
    // The signs stage reports stars that make nothing bold.
    const isNamed = start?.type === 'strong' || (start?.type === 'text' && start.value.startsWith('*'))
    if (first?.type === 'paragraph' && !isNamed)
      yield {...found('shape.no-name', page.file, rangeOf(first), {name}), severity: 'advice'}
  }
}

function mayStandIn(child: Nodes, {holds}: Component, site: SiteFiles): boolean {
  if (child.type === 'text') return child.value.trim() === ''
  if (child.type === 'mdxTextExpression' || child.type === 'mdxFlowExpression') return true
  if (holds === 'numberedList') return child.type === 'list' && child.ordered === true
  if (holds === 'links')
    return child.type === 'link' || child.type === 'linkReference' || child.type === 'definition' || isTag(child)
  if (holds === 'items') return isTag(child) && site.components.get(child.name ?? '')?.holds !== 'items'
  return true
}

/** Whether a node is only text, which may be bold or italic. */
function isWord(node: Nodes): boolean {
  if (node.type === 'strong' || node.type === 'emphasis') return node.children.every(isWord)
  return node.type === 'text' || node.type === 'break'
}

/** Returns the range of a node from its first word on: text after a tag starts with the line break. */
function wordsOf(node: Nodes): Range {
  const skipped = node.type === 'text' ? Math.max(node.value.search(/\S/), 0) : 0
  return {from: startOf(node) + skipped, to: endOf(node)}
}

function lower(words: string): string {
  return words.replace(/[.`]/g, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}
