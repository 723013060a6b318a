import {diffArrays} from 'diff'
import type {Unit} from './model.ts'
import {likeness, wordsOf} from './wordMarks.ts'

/** A unit of the old state and what became of it in the new one. */
export interface Pair {
  before?: Unit
  after?: Unit
  /** Its place at which it is told: that of the new state, or where it was. */
  at: number
  moved: boolean
}

/** Units that only one state has, between two that both have. */
interface Gap {
  removed: number[]
  added: number[]
}

/** Every unit of both states that is not the same in the same place, paired where one became the other. */
export function pairUnits(before: Unit[], after: Unit[]): Pair[] {
  const pairs: Pair[] = []
  const gaps = findGaps(before, after)
  const pair = (old: number, now: number, moved: boolean) => {
    pairs.push({before: before[old], after: after[now], at: now, moved})
    for (const gap of gaps) {
      gap.removed = gap.removed.filter((each) => each !== old)
      gap.added = gap.added.filter((each) => each !== now)
    }
  }
  const like = (old: number, now: number) => likenessOf(before[old], after[now])

  for (const [old, now] of matches(all(gaps), (old, now) => (sameWords(before[old], after[now]) ? 1 : 0), 1)) {
    // Within one gap with nothing else between, the same words in another kind of element are not a move.
    pair(old, now, before[old]?.kind === after[now]?.kind || !inOneGap(gaps, old, now))
  }
  for (const gap of gaps) {
    for (const [old, now] of matches(gap, like, 0.4)) pair(old, now, false)
    for (const [old, now] of byPlace(gap, before, after)) pair(old, now, false)
  }
  const far = (old: number, now: number) => (isLong(before[old]) ? like(old, now) : 0)
  for (const [old, now] of matches(all(gaps), far, 0.65)) pair(old, now, true)

  for (const gap of gaps) {
    const at = gap.added[0] ?? gap.at
    for (const old of gap.removed) pairs.push({before: before[old], at: at - 0.5, moved: false})
    for (const now of gap.added) pairs.push({after: after[now], at: now, moved: false})
  }
  return pairs.sort((a, b) => a.at - b.at)
}

function findGaps(before: Unit[], after: Unit[]): (Gap & {at: number})[] {
  const gaps: (Gap & {at: number})[] = []
  let old = 0
  let now = 0
  let open: (Gap & {at: number}) | undefined
  for (const {count, added, removed} of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (!added && !removed) {
      open = undefined
      old += count
      now += count
      continue
    }
    if (!open) {
      open = {removed: [], added: [], at: now}
      gaps.push(open)
    }
    for (let each = 0; each < count; each++) {
      if (removed) open.removed.push(old++)
      else open.added.push(now++)
    }
  }
  return gaps
}

/** The best pairs first, none used twice, none below the limit; of equals, those nearest to each other. */
function matches(
  {removed, added}: Gap,
  score: (old: number, now: number) => number,
  limit: number,
): [number, number][] {
  const candidates = removed.flatMap((old, oldPlace) =>
    added.map((now, nowPlace) => ({old, now, score: score(old, now), apart: Math.abs(oldPlace - nowPlace)})),
  )
  const used = new Set<string>()
  return candidates
    .filter((each) => each.score >= limit)
    .sort((a, b) => b.score - a.score || a.apart - b.apart)
    .flatMap(({old, now}): [number, number][] => {
      if (used.has(`-${old}`) || used.has(`+${now}`)) return []
      used.add(`-${old}`).add(`+${now}`)
      return [[old, now]]
    })
}

/** What is left of a gap, when as many of a kind went as came: each took the other's place. */
function byPlace({removed, added}: Gap, before: Unit[], after: Unit[]): [number, number][] {
  return (['heading', 'text', 'label', 'button'] as const).flatMap((kind) => {
    const old = removed.filter((each) => before[each]?.kind === kind)
    const now = added.filter((each) => after[each]?.kind === kind)
    return old.length === now.length ? old.map((each, place): [number, number] => [each, now[place] as number]) : []
  })
}

function all(gaps: Gap[]): Gap {
  return {removed: gaps.flatMap((gap) => gap.removed), added: gaps.flatMap((gap) => gap.added)}
}

function inOneGap(gaps: Gap[], old: number, now: number): boolean {
  return gaps.some((gap) => gap.removed.includes(old) && gap.added.includes(now))
}

function likenessOf(before: Unit | undefined, after: Unit | undefined): number {
  if (!before || !after || (before.kind === 'heading') !== (after.kind === 'heading')) return 0
  return likeness(before.text, after.text)
}

function sameWords(before: Unit | undefined, after: Unit | undefined): boolean {
  return before?.text === after?.text
}

function isLong(unit: Unit | undefined): boolean {
  return unit !== undefined && wordsOf(unit.text).length > 3
}

/** Paragraph or list item, label or button: the words are the same. Only a heading is more than its words. */
function keyOf({kind, text}: Unit): string {
  return kind === 'heading' ? `# ${text}` : text
}
