import {isPercentage} from '../../check/index.ts'
import {
  lineBreakOf,
  type Page,
  type Prop,
  recordFileByKind,
  recordOf,
  type SiteFiles,
  tagsOf,
} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import type {Block, Insertion} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import {blockLines, indentBlocks} from './blockLines.ts'
import {checkTree} from './checkTree.ts'
import {exampleLines} from './exampleLines.ts'
import {insertBlocks} from './insertBlocks.ts'
import {siblingsOf, type Unit} from './units.ts'

/** Adds text or a component below a block of a page; text below a list item is added as further items. */
export function insertBelow(page: Page, units: Unit[], unit: Unit, piece: Insertion, site: SiteFiles): Draft | Refusal {
  const parts = insertionLines(piece, unit, page, site)
  if (!parts) return refuse('That can’t be added here.')
  if (!('component' in piece)) return insertBlocks(page, unit, insertionBlocks(piece), site.components)
  const end = lineBreakOf(page.text)
  const indent = /^\s*/.exec(page.text.slice(unit.lines.start, unit.lines.end))?.[0] ?? ''
  const gap = isTight(page, units, unit) ? end : end + end
  const added = indentBlocks(parts, indent, gap, end)
  const start = unit.lines.end + gap.length + indent.length
  const text = page.text.slice(0, unit.lines.end) + gap + added + page.text.slice(unit.lines.end)
  const draft = {text, start, end: start + added.trimStart().length}
  return checkTree(page, draft, site.components, (one, other) => [
    one,
    withChildren(other, unit.parent, (children) => withoutItems(children, unit.index + 1, unit.kind === 'tag' ? 2 : 1)),
  ])
}

function insertionBlocks(piece: Exclude<Insertion, {component: string}>): Block[] {
  return 'blocks' in piece ? piece.blocks : 'line' in piece || 'item' in piece ? [] : [piece]
}

/** Returns the Markdown lines of each block to insert; `undefined` if they can’t be inserted below `unit`. */
export function insertionLines(piece: Insertion, unit: Unit, page: Page, site: SiteFiles): string[][] | undefined {
  if ('component' in piece) {
    const component = site.components.get(piece.component)
    if (!component || unit.kind === 'item') return undefined
    const preferred = (prop: Prop) => piece.with?.[prop.name] ?? defaultRecordId(prop, page, site)
    return [exampleLines(component, site.components, preferred)]
  }
  if ('line' in piece || 'item' in piece || unit.kind === 'tag') return undefined
  if (unit.kind === 'item' && !('paragraph' in piece) && !('blocks' in piece)) return undefined
  return blockLines(insertionBlocks(piece), unit, page)
}

/** Returns the id of the record that a new component shows: the first that the page does not show, if there is one. */
function defaultRecordId(prop: Prop, page: Page, site: SiteFiles): string | undefined {
  return unshownRecordIds(prop, page, site)[0] ?? recordIds(prop, site)[0]
}

/** Returns the ids of the records that a component can show in this prop, and that the page does not show yet. */
export function unshownRecordIds(prop: Prop, page: Page, site: SiteFiles): string[] {
  const shown = tagsOf(page).map((tag) => recordOf(tag)?.id)
  return recordIds(prop, site).filter((id) => !shown.includes(id))
}

function recordIds({name, takesPercentage}: Prop, site: SiteFiles): string[] {
  const records = site.content.get(recordFileByKind.get(name) ?? '')?.records ?? []
  return records.filter(({value}) => !takesPercentage || isPercentage(value.value)).map(({id}) => String(id))
}

/** Whether a block or tag is written without blank lines before and after it, like the tags in a row of cards. */
function isTight(page: Page, units: Unit[], unit: Unit): boolean {
  if (unit.kind === 'tag') return true
  const siblings = siblingsOf(units, unit)
  const place = siblings.indexOf(unit)
  const [previous, next] = [siblings[place - 1], siblings[place + 1]]
  const between = (one: Unit, other: Unit) =>
    page.text.slice(one.lines.end, other.lines.start).trim() === '' &&
    !/\n\s*\n|\r\n\s*\r\n/.test(page.text.slice(one.lines.end, other.lines.start))
  if (next) return between(unit, next)
  return previous ? between(previous, unit) : /^[^\S\r\n]+</.test(page.text.slice(unit.lines.start))
}
