import {diffArrays} from 'diff'
import {type Line, similarity} from './lines.ts'

/** A difference between two versions of a page that visitors can notice. */
export interface Change {
  type: 'changed' | 'added' | 'removed' | 'moved' | 'restyled'
  /** The old lines: one if the line changed, none if lines were added. */
  before: Line[]
  /** The new lines; for moved lines, these lines at their new position. */
  after: Line[]
  /** For removed lines, the line of the new version that they would follow, if there is one. */
  below?: Line
}

/** Consecutive lines that only the old version (`removed`) or only the new version (`added`) has. */
type Hunk = {removed: Line[]; added: Line[]; below?: Line}

/** Returns all differences in the order of the new version; joins adjacent differences of the same type. */
export function compareLines(before: Line[], after: Line[]): Change[] {
  return (['header', 'page', 'footer'] as const).flatMap((part) => {
    const partOf = (lines: Line[]) => lines.filter(({region}) => region === part)
    const hunks = findHunks(partOf(before), partOf(after))
    const moved = findMoved(hunks)
    return hunks.flatMap((hunk) => joinAdjacent(hunkChanges(hunk, moved)))
  })
}

function hunkChanges({removed, added, below}: Hunk, moved: Map<Line, Line>): Change[] {
  const wasMoved = new Set(moved.values())
  const left = removed.filter((line) => !wasMoved.has(line))
  const fresh = added.filter((line) => !moved.has(line))
  const pairs = pairLines(left, fresh)
  const replaced = new Set(pairs.values())
  const removedLines = left.filter((line) => !replaced.has(line))
  const others = added.map((line): Change => {
    const old = moved.get(line) ?? pairs.get(line)
    if (!old) return {type: 'added', before: [], after: [line]}
    const paired = old.text === line.text ? 'restyled' : 'changed'
    return {type: moved.has(line) ? 'moved' : paired, before: [old], after: [line]}
  })
  return [...removedLines.map((line): Change => ({type: 'removed', before: [line], after: [], below})), ...others]
}

function joinAdjacent(changes: Change[]): Change[] {
  const runs: Change[] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last?.type !== change.type || change.type === 'changed') runs.push(change)
    else
      runs[runs.length - 1] = {
        ...last,
        before: [...last.before, ...change.before],
        after: [...last.after, ...change.after],
      }
  }
  return runs
}

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

/** Maps moved lines to the same lines in the old version. A short line must move together with the line above it. */
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
 * Maps new lines to the lines they replace: pictures at the same address, then the most similar lines, then the only
 * remaining ones of their kind.
 */
function pairLines(removed: Line[], added: Line[]): Map<Line, Line> {
  const pairs = new Map<Line, Line>()
  const used = new Set<Line>()
  const pair = (from: Line, to: Line) => {
    if (used.has(from) || pairs.has(to)) return
    used.add(from)
    pairs.set(to, from)
  }
  for (const to of added) {
    const from = removed.find((line) => line.picture === to.picture && !used.has(line))
    if (to.picture && from) pair(from, to)
  }
  const scored = removed.flatMap((from, place) =>
    added.map((to, other) => ({
      from,
      to,
      score: similarity(from.text, to.text) + Number(from.kind === to.kind) / 10 - Math.abs(place - other) / 1000,
    })),
  )
  const alike = scored.filter(({score}) => score > 0.6).sort((one, other) => other.score - one.score)
  for (const {from, to} of alike) pair(from, to)
  for (const kind of new Set(added.map((line) => line.kind))) {
    const old = removed.filter((line) => line.kind === kind && !used.has(line))
    const now = added.filter((line) => line.kind === kind && !pairs.has(line))
    const isClear = old.length === 1 || kind.startsWith('heading')
    if (old.length === now.length && isClear) for (const [place, to] of now.entries()) pair(old[place] as Line, to)
  }
  return pairs
}
