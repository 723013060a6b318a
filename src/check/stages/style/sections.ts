import type {Heading, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {
  isTagNode,
  linesOf,
  nodesOf,
  type Page,
  positionAt,
  rangeOf,
  recordOf,
  type SiteFiles,
  startOf,
  tagsOf,
} from '../../../site/index.ts'
import {advice, type Finding, replaceRange} from '../../finding.ts'

const longest = 600

/** Matches text that is not code: it has three words in a row and none of the characters `<>{}=()`. */
const prose = /^[^<>{}=()]*(?:\p{L}+[* ]+){3}[^<>{}=()]*$/u

/**
 * Finds repeated headings and components, empty sections, words marked as code, and pages that are too long.
 */
export function* sectionsOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  // Skips a page with syntax errors, whose sections may only look empty.
  if (page.defects.length > 0) return
  const seen = new Map<string, Heading>()
  for (const node of nodesOf(page, 'heading')) {
    const words = textOf(node).trim()
    const other = words ? seen.get(words) : undefined
    if (other)
      yield advice('style.heading-twice', {
        file,
        range: rangeOf(node),
        data: {line: positionAt(text, startOf(other)).line},
      })
    seen.set(words, other ?? node)
  }
  const holders = [
    page.tree,
    ...tagsOf(page).filter(({name}) => site.components.get(name ?? '')?.role !== 'opening'),
  ]
  for (const {children} of holders)
    for (const node of emptySections(children as Nodes[], site))
      yield advice('style.empty-section', {file, range: rangeOf(node)})
  for (const {children} of [page.tree, ...tagsOf(page)]) yield* repeatedTags(children as Nodes[], page, site)
  for (const node of nodesOf(page, 'inlineCode'))
    if (prose.test(node.value) || /^[\d ]{9,}$|^£?\d+$/.test(node.value))
      yield advice('style.code', {
        file,
        range: rangeOf(node),
        data: {typed: '`'},
        fix: replaceRange(rangeOf(node), node.value),
      })
  for (const node of nodesOf(page, 'code'))
    if (
      node.value
        .trim()
        .split('\n')
        .every((line) => prose.test(line))
    )
      yield advice('style.code', {
        file,
        range: rangeOf(node),
        data: {typed: '```'},
        fix: replaceRange(rangeOf(node), node.value.trim()),
      })
  const lines = linesOf(text).length
  if (lines > longest)
    yield advice('style.long', {
      file,
      range: {start: linesOf(text)[longest]?.start ?? 0, end: text.length},
      data: {lines},
    })
}

/** Yields the headings with nothing below them, except the page’s title. */
function* emptySections(blocks: Nodes[], {components}: SiteFiles): Iterable<Heading> {
  const nodes = blocks.filter(({type}) => type !== 'mdxjsEsm')
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1]
    if (node.type !== 'heading' || node.depth === 1 || textOf(node).trim() === '') continue
    const band = next && isTagNode(next) ? components.get(next.name ?? '') : undefined
    const hasOwnHeading =
      next &&
      isTagNode(next) &&
      (next.children as Nodes[]).some((each) => each.type === 'heading' && each.depth <= node.depth)
    const isNext =
      next?.type === 'heading' ? next.depth <= node.depth : band?.isBand === true && hasOwnHeading
    if (!next || isNext) yield node
  }
}

/**
 * Finds components without content that are the same as the one above; the stage `site` finds repeated
 * records.
 */
function* repeatedTags(blocks: Nodes[], {file, text}: Page, {components}: SiteFiles): Iterable<Finding> {
  for (const [index, node] of blocks.entries()) {
    const above = blocks[index - 1]
    if (
      node.type !== 'mdxJsxFlowElement' ||
      above?.type !== node.type ||
      !node.name ||
      node.children.length > 0
    )
      continue
    if (recordOf(node) && components.get(node.name)?.role === 'item') continue
    const [own, other] = [rangeOf(node), rangeOf(above)]
    if (text.slice(own.start, own.end) !== text.slice(other.start, other.end)) continue
    const fix = replaceRange({start: other.end, end: own.end}, '')
    yield advice('style.tag-twice', {file, range: own, data: {name: node.name}, fix})
  }
}
