import type {Heading, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {
  endOf,
  isTagNode,
  lineStart,
  nodesOf,
  openingTagRange,
  type Page,
  positionAt,
  rangeOf,
  type SiteFiles,
  sourceOf,
  startOf,
  type TagNode,
  tagsOf,
} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'

/**
 * Checks for one # heading, no skipped levels, and a heading in each component that needs one (WCAG 1.3.1,
 * 2.4.6).
 */
export function* headingsOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  const headings = nodesOf(page, 'heading')
  for (const node of headings) yield* wrongHeading(node, page)
  const title = headings.find(({depth}) => depth === 1)
  if (!title) yield* withoutTitle(headings[0], page, site)
  let above = 1
  for (const node of headings) {
    const {depth} = node
    if (depth === 1 && title && node !== title)
      yield error('structure.second-title', {
        file,
        range: rangeOf(node),
        data: {line: lineOf(title, text)},
        fix: changeLevel(node, 2),
      })
    else if (title && depth > above + 1)
      yield error('structure.level-skipped', {
        file,
        range: rangeOf(node),
        data: {marks: '#'.repeat(depth), above: '#'.repeat(above)},
        fix: changeLevel(node, above + 1),
      })
    above = depth
  }
  for (const tag of tagsOf(page)) yield* headingOfTag(tag, page, site)
  for (const holder of [page.tree, ...tagsOf(page)]) yield* oddLevels(holder.children as Nodes[], file)
  for (const node of headings) yield* continuedHeading(node, page)
}

/**
 * Finds a component whose heading has another level than the headings of all other components with its name.
 */
function* oddLevels(blocks: Nodes[], file: string): Iterable<Finding> {
  const cards = blocks.filter(isTagNode).flatMap(({name, children}) => {
    const heading = (children as Nodes[]).find((child): child is Heading => child.type === 'heading')
    return heading ? {name, heading} : []
  })
  for (const {name, heading} of cards) {
    const others = cards.filter((each) => each.name === name && each.heading !== heading)
    const [usual] = others.map((each) => each.heading.depth)
    if (usual === undefined || usual === heading.depth || others.length < 2) continue
    if (others.some((each) => each.heading.depth !== usual)) continue
    const data = {marks: '#'.repeat(heading.depth), usual: '#'.repeat(usual)}
    yield error('structure.odd-level', {
      file,
      range: rangeOf(heading),
      data,
      fix: changeLevel(heading, usual),
    })
  }
}

/** Finds a heading that continues on the line below it. */
function* continuedHeading(node: Heading, {file, text}: Page): Iterable<Finding> {
  const [, gap = '', rest = ''] =
    /^(\r?\n)(\p{Ll}[^\n]*?)[ \t]*(?:\r?\n[ \t]*(?:\r?\n|$)|$)/u.exec(text.slice(endOf(node))) ?? []
  if (!rest || rest.length > 40 || /[.!?:;]$/.test(rest)) return
  const range = {start: endOf(node), end: endOf(node) + gap.length}
  yield advice('structure.heading-goes-on', {file, range: rangeOf(node), fix: replaceRange(range, ' ')})
}

/**
 * Finds a heading that is a mistake: without words or letters, made by a line of hyphens, or in a list item.
 */
function* wrongHeading(node: Heading, page: Page): Iterable<Finding> {
  const {file, text} = page
  const range = rangeOf(node)
  const source = sourceOf(text, node)
  const [line] = /(?<=\n)[ \t]*(?:-+|=+)[ \t]*$/.exec(source) ?? []
  if (line !== undefined && !source.startsWith('#')) {
    const start = range.end - line.length
    yield error('structure.line-makes-heading', {
      file,
      range: {start, end: range.end},
      data: {line: line.trim()},
    })
  } else if (textOf(node).trim() === '' && node.children.every(({type}) => type === 'text'))
    yield error('structure.empty-heading', {file, range})
  else if (/^[ \t]*(?:[-*+]|\d+[.)])[ \t]/.test(text.slice(lineStart(text, range.start), range.start))) {
    const start = lineStart(text, range.start)
    yield error('structure.heading-in-list', {file, range, fix: replaceRange({start, end: range.start}, '')})
  } else if (!/[\p{L}\p{N}]/u.test(textOf(node, {includeImageAlt: false})))
    yield advice('structure.heading-without-anchor', {file, range})
}

/**
 * Reports a missing # heading; the fix changes the first heading or paragraph at the top of the page into
 * one.
 */
function* withoutTitle(first: Heading | undefined, page: Page, site: SiteFiles): Iterable<Finding> {
  const opening = tagsOf(page).find(({name}) => site.components.get(name ?? '')?.role === 'opening')
  const inside = (opening?.children ?? []) as Nodes[]
  const words = inside.find(({type}) => type === 'paragraph')
  const own = first && (!opening || startOf(first) < endOf(opening)) ? first : undefined
  if (own)
    yield error('structure.no-title', {
      file: page.file,
      range: rangeOf(own),
      data: {where: opening?.name ?? undefined},
      fix: changeLevel(own, 1),
    })
  else if (opening && words?.type === 'paragraph' && !words.children.some(({type}) => type === 'link')) {
    const bold = words.children.length === 1 && words.children[0]?.type === 'strong'
    const title = (bold ? textOf(words) : sourceOf(page.text, words)).replace(/^#+\s*/, '')
    const fix = title.includes('\n') ? undefined : replaceRange(rangeOf(words), `# ${title}`)
    yield error('structure.no-title', {
      file: page.file,
      range: rangeOf(words),
      data: {where: opening.name ?? undefined},
      fix,
    })
  } else {
    const start = opening
      ? startOf(opening)
      : Math.max(page.frontmatter.end, startOf(page.tree.children[0] ?? {}))
    yield error('structure.no-title', {
      file: page.file,
      range: {start, end: start},
      data: {where: opening?.name ?? undefined},
    })
  }
}

/** Checks the headings in a component: its example shows whether it needs a heading and at what level. */
function* headingOfTag(tag: TagNode, page: Page, site: SiteFiles): Iterable<Finding> {
  const component = site.components.get(tag.name ?? '')
  const {name = '', role, children = 'none', childrenExample = ''} = component ?? {}
  if (!component || children === 'none') return
  const [marker] = /^#+(?= )/.exec(childrenExample.trim()) ?? []
  const inside = tag.children as Nodes[]
  const loose = /^#{1,6} /.exec(textOf(tag).trim())?.[0]
  if (tag.type === 'mdxJsxTextElement' && loose && !component.takesLabel)
    yield error('structure.heading-in-line', {
      file: page.file,
      range: rangeOf(tag),
      data: {name, marks: loose.trim()},
    })
  const headings = inside.filter((child): child is Heading => child.type === 'heading')
  if (role === 'closing' && headings.length === 0 && inside.length > 0) {
    const words = inside.find(({type}) => type === 'paragraph')
    const source = words ? sourceOf(page.text, words) : ''
    const isShort = source !== '' && source.length < 60 && !source.includes('\n') && !/[.:]$/.test(source)
    const fix = words && isShort ? replaceRange(rangeOf(words), `## ${source}`) : undefined
    const range = words && fix ? rangeOf(words) : openingTagRange(tag, page.text)
    yield error('structure.no-heading', {
      file: page.file,
      range,
      data: {name, example: '## The next step'},
      fix,
    })
  } else if (marker && marker.length > 2 && children === 'must') {
    const big = headings.find(({depth}) => depth < marker.length)
    if (headings.length === 0)
      yield advice('structure.no-heading', {
        file: page.file,
        range: openingTagRange(tag, page.text),
        data: {name, example: `${marker} The heading`},
      })
    else if (big)
      yield advice('structure.heading-too-big', {
        file: page.file,
        range: rangeOf(big),
        data: {name},
        fix: changeLevel(big, marker.length),
      })
  }
}

/** Returns the edit that changes the level of a heading. */
function changeLevel(node: Heading, depth: number) {
  const start = startOf(node)
  return replaceRange({start, end: start + node.depth}, '#'.repeat(depth))
}

function lineOf(node: Nodes, text: string): number {
  return positionAt(text, startOf(node)).line
}
