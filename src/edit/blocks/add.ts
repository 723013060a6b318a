import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {type Page, readAs, recordKinds, type SiteFiles} from '../../site/index.ts'
import {exampleLines} from '../add/exampleLines.ts'
import type {Draft} from '../draft.ts'
import {wordsOf} from '../inline/shown.ts'
import {tidy} from '../inline/tidy.ts'
import {nodeAt, withChildren, without} from '../page/tree.ts'
import {lineEndOf} from '../page/wordBlocks.ts'
import {cares, writeWords} from '../page/writeInlines.ts'
import type {Inline, Piece} from '../protocol.ts'
import {type Refused, refuse} from '../refused.ts'
import {expectTree, renumbered} from './expect.ts'
import {siblingsOf, type Unit} from './units.ts'

/** A page’s text with a new piece below a unit: below a line of a list, words are one more line. */
export function addBelow(page: Page, units: Unit[], unit: Unit, piece: Piece, site: SiteFiles): Draft | Refused {
  const end = lineEndOf(page.text)
  const indent = /^\s*/.exec(page.text.slice(unit.lines.start, unit.lines.end))?.[0] ?? ''
  const wanted = wordsIn(piece)
  if (wanted !== undefined && wanted.length === 0) return refuse('shown', 'What is added needs words.')
  for (const care of cares) {
    const source = sourceOf(piece, unit, page, site, care)
    if (!source) return refuse('place', 'That can’t be added here.')
    const added = source.map((line) => (line ? indent + line : '')).join(end)
    const gap = isTight(page, units, unit, piece) ? end : end + end
    const start = unit.lines.end + gap.length + indent.length
    const whole = page.text.slice(0, unit.lines.end) + gap + added + page.text.slice(unit.lines.end)
    const text = unit.kind === 'item' ? renumbered(page, whole, unit, site.components) : whole
    const more = 'list' in piece || unit.kind !== 'tag' ? 1 : 2
    const draft = expectTree(
      page,
      {text, start, end: start + added.trimStart().length},
      site.components,
      (one, other) => [one, withChildren(other, unit.parent, (children) => without(children, unit.index + 1, more))],
    )
    if (draft.refused) continue
    const now = nodeAt(readAs(page.file, draft.text, site.components).tree, [...unit.parent, unit.index + 1])
    if (now && (wanted === undefined || sameWords(textOf(now), wanted)) && isKind(now, piece, unit)) return draft
  }
  return refuse('shown', 'Markdown has no way to show these words here just as they were typed.')
}

function wordsIn(piece: Piece): string | undefined {
  const blocks =
    'paragraph' in piece
      ? [piece.paragraph]
      : 'heading' in piece
        ? [piece.heading]
        : 'list' in piece
          ? piece.list
          : undefined
  return blocks?.map((inlines) => wordsOf(tidy(inlines))).join('')
}

/** Quote marks and dashes may have been bent, and ends of lines are spaces. */
function sameWords(one: string, other: string): boolean {
  const [a, b] = [one, other].map((words) => words.replace(/[\s'"‘’“”–-]/g, ''))
  return a === b
}

function isKind(node: Nodes, piece: Piece, unit: Unit): boolean {
  if (unit.kind === 'item') return node.type === 'listItem'
  if ('heading' in piece) return node.type === 'heading' && node.depth === piece.depth
  if ('list' in piece) return node.type === 'list' && node.children.length === piece.list.length
  return 'paragraph' in piece ? node.type === 'paragraph' : true
}

/** The lines of a piece, without what stands before each on the page; nothing when such a piece can’t stand below the unit. */
export function sourceOf(
  piece: Piece,
  unit: Unit,
  page: Page,
  site: SiteFiles,
  care: (typeof cares)[number] = {fresh: 'as typed', old: 'as typed'},
): string[] | undefined {
  const lines = (inlines: Inline[], newLine: string | undefined) => writeWords(inlines, newLine, care).split('\n')
  if ('component' in piece) {
    const component = site.components.get(piece.component)
    if (!component || unit.kind === 'item') return undefined
    return exampleLines(component, site.components, (prop) => piece.with?.[prop.name] ?? recordFor(prop.name, site))
  }
  if ('line' in piece || 'item' in piece) return undefined
  if (unit.kind === 'item') {
    if (!('paragraph' in piece)) return undefined
    const marker = /^(?:[-*+]|\d+[.)])\s+/.exec(page.text.slice(unit.start, unit.end))?.[0] ?? '- '
    return lines(piece.paragraph, `\n${' '.repeat(marker.length)}`).map((line, index) =>
      index === 0 ? marker + line : line,
    )
  }
  if (unit.kind === 'tag') return undefined
  if ('paragraph' in piece) return lines(piece.paragraph, '\n')
  if ('heading' in piece) return [`${'#'.repeat(piece.depth)} ${writeWords(piece.heading, undefined, care)}`]
  return piece.list.flatMap((item, index) => {
    const marker = piece.ordered ? `${index + 1}. ` : '- '
    return lines(item, `\n${' '.repeat(marker.length)}`).map((line, each) => (each === 0 ? marker + line : line))
  })
}

/** The first record of the kind that a component shows, until another is chosen. */
function recordFor(name: string, site: SiteFiles): string | undefined {
  const file = recordKinds.get(name)
  return file ? site.content.get(file)?.records[0]?.id : undefined
}

/** Cards stand line by line where the others do. */
function isTight(page: Page, units: Unit[], unit: Unit, piece: Piece): boolean {
  if (unit.kind === 'tag') return true
  const siblings = siblingsOf(units, unit)
  const place = siblings.indexOf(unit)
  const [previous, next] = [siblings[place - 1], siblings[place + 1]]
  const between = (one: Unit, other: Unit) =>
    page.text.slice(one.lines.end, other.lines.start).trim() === '' &&
    !/\n\s*\n|\r\n\s*\r\n/.test(page.text.slice(one.lines.end, other.lines.start))
  if (unit.kind === 'item') {
    const list = nodeAt(page.tree, unit.parent)
    return list?.type === 'list' && !list.spread
  }
  if (!('component' in piece)) return false
  if (next) return between(unit, next)
  return previous ? between(previous, unit) : /^[^\S\r\n]+</.test(page.text.slice(unit.lines.start))
}
