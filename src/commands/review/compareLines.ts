import {diffArrays} from 'diff'
import {similarity} from '../../edit/compareWords.ts'
import type {Line} from './lines.ts'

/** A difference between two versions of a page that visitors can notice. */
export interface Change {
  type: 'changed' | 'added' | 'removed' | 'moved' | 'restyled'
  /** From 1; consecutive lines that were added, removed, moved or restyled have the same number. */
  number: number
  before?: Line
  after?: Line
  /** For a removed line, the line of the new version that it would follow, if there is one. */
  below?: Line
}

type Unnumbered = Omit<Change, 'number'>

/** Consecutive lines that only the old version (`removed`) or only the new version (`added`) has. */
type Hunk = {removed: Line[]; added: Line[]; below?: Line}

/** Returns all differences in the order of the new version. */
export function compareLines(before: Line[], after: Line[]): Change[] {
  let number = 0
  return (['header', 'page', 'footer'] as const).flatMap((part) => {
    const partOf = (lines: Line[]) => lines.filter(({region}) => region === part)
    const hunks = findHunks(partOf(before), partOf(after))
    const moved = findMoved(hunks)
    return hunks.flatMap((hunk) =>
      hunkChanges(hunk, moved).map((change, index, all): Change => {
        if (change.type === 'changed' || change.type !== all[index - 1]?.type) number += 1
        return {number, ...change}
      }),
    )
  })
}

/** Returns the line that a change is about: the new one, unless it was removed. */
export function lineOf({before, after}: Pick<Change, 'before' | 'after'>): Line {
  return (after ?? before) as Line
}

function hunkChanges({removed, added, below}: Hunk, moved: Map<Line, Line>): Unnumbered[] {
  const wasMoved = new Set(moved.values())
  const left = removed.filter((line) => !wasMoved.has(line))
  const fresh = added.filter((line) => !moved.has(line))
  const pairs = pairLines(left, fresh)
  const replaced = new Set(pairs.values())
  /** Returns the removed lines from an index up to the next line that was replaced. */
  const removedFrom = (index: number, above = below): Unnumbered[] => {
    const end = left.findIndex((line, place) => place >= index && replaced.has(line))
    const lines = left.slice(index, end < 0 ? undefined : end)
    return lines.map((before) => ({type: 'removed', before, below: above}))
  }
  const others = added.flatMap((after): Unnumbered[] => {
    const before = moved.get(after) ?? pairs.get(after)
    if (!before) return [{type: 'added', after}]
    if (moved.has(after)) return [{type: 'moved', before, after}]
    const type = before.text === after.text ? 'restyled' : 'changed'
    return [{type, before, after}, ...removedFrom(left.indexOf(before) + 1, after)]
  })
  return [...removedFrom(0), ...others]
}

/** Whether the name of an element for screen readers was added or removed, as it is with its text. */
export function isName({type, ...lines}: Change): boolean {
  return /added|removed/.test(type) && lineOf(lines).kind.startsWith('name')
}

/**
 * Matches the kinds of lines of which several are below each other: items of a list, options, rows of a
 * table.
 */
export const listItem = /item|option|row/

/** Returns a key that is equal for equal lines at different positions. */
export function lineKey({kind, text}: Line): string {
  return `${kind}: ${text}`
}

function findHunks(before: Line[], after: Line[]): Hunk[] {
  const hunks: Hunk[] = [{removed: [], added: []}]
  const comparator = (old: Line, now: Line) => lineKey(old) === lineKey(now)
  for (const {added, removed, value} of diffArrays(before, after, {comparator})) {
    if (removed) hunks.at(-1)?.removed.push(...value)
    else if (added) hunks.at(-1)?.added.push(...value)
    else hunks.push({removed: [], added: [], below: value.at(-1)})
  }
  return hunks
}

/**
 * Maps moved lines to the same lines in the old version. A short line must move together with the line above
 * it.
 */
function findMoved(hunks: Hunk[]): Map<Line, Line> {
  const removedLines = hunks.flatMap(({removed}) => [...removed, undefined])
  const moved = new Map<Line, Line>()
  const taken = new Set<Line>()
  for (const {added} of hunks) {
    let next: Line | undefined
    for (const line of added) {
      const isSame = (old?: Line) => old !== undefined && !taken.has(old) && lineKey(old) === lineKey(line)
      const isRecognisable = line.kind.startsWith('heading') || line.text.split(' ').length > 3
      const old = [next, ...(isRecognisable ? removedLines : [])].find(isSame)
      next = old && removedLines[removedLines.indexOf(old) + 1]
      if (old) moved.set(line, old)
      if (old) taken.add(old)
    }
  }
  return moved
}

/**
 * Maps new lines to the lines they replace: pictures at the same address, then the most similar lines, then
 * the only remaining ones of their kind, then items at the same place of a list.
 */
function pairLines(removed: Line[], added: Line[]): Map<Line, Line> {
  const pairs = new Map<Line, Line>()
  const used = new Set<Line>()
  const pair = (from: Line | undefined, to: Line) => {
    if (!from || used.has(from) || pairs.has(to)) return
    used.add(from)
    pairs.set(to, from)
  }
  for (const to of added.filter(({picture}) => picture))
    pair(
      removed.find((line) => line.picture === to.picture && !used.has(line)),
      to,
    )
  const scored = removed.flatMap((from, place) =>
    added.map((to, other) => ({
      from,
      to,
      score:
        similarity(from.text, to.text) + Number(from.kind === to.kind) / 10 - Math.abs(place - other) / 1000,
    })),
  )
  const alike = scored.filter(({score}) => score > 0.6).sort((one, other) => other.score - one.score)
  for (const {from, to} of alike) pair(from, to)
  for (const kind of new Set(added.map((line) => line.kind))) {
    const old = removed.filter((line) => line.kind === kind && !used.has(line))
    const now = added.filter((line) => line.kind === kind && !pairs.has(line))
    const isClear = (old.length === 1 && !listItem.test(kind)) || kind.startsWith('heading')
    if (old.length === now.length && isClear) for (const [place, to] of now.entries()) pair(old[place], to)
  }
  for (const [place, to] of added.entries()) {
    const above = place === 0 ? -1 : removed.indexOf(pairs.get(added[place - 1] as Line) as Line)
    const from = removed[above + 1]
    if (from?.kind === to.kind && listItem.test(to.kind) && (place === 0 || above >= 0)) pair(from, to)
  }
  return pairs
}
