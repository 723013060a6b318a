import type {Change, Unit} from './model.ts'
import {type Pair, pairUnits} from './pairUnits.ts'

/** What reads differently between two lists of words of the same part of a page, each sentence by itself. */
export function compareWords(before: Unit[], after: Unit[]): Change[] {
  return [...pairUnits(before, after).flatMap((pair) => tellPair(pair, after)), ...compareLevels(before, after)]
}

function tellPair({before, after, at, moved}: Pair, units: Unit[]): Change[] {
  const unit = after ?? before
  if (!unit) return []
  const {region, section} = unit
  const place = {region, section: before && unit.kind === 'heading' ? before.text : section}
  const what = unit.kind === 'text' ? 'words' : unit.kind
  if (!after) return [{what, how: 'removed', ...place, before: before?.text}]
  if (!before) return [{what, how: 'added', ...place, after: after.text}]
  const words = {before: before.text, after: after.text}
  if (moved)
    return [
      {what, how: 'moved', ...place, ...words, ...(what === 'heading' && {where: whereNow(after, units.slice(0, at))})},
    ]
  if (before.kind !== after.kind && before.text === after.text) {
    const level = {what: 'heading level' as const, how: 'changed' as const, ...place, about: after.text}
    return [{...level, before: levelOf(before), after: levelOf(after)}]
  }
  return [{what, how: what === 'heading' ? 'renamed' : 'changed', ...place, ...words}]
}

/** The heading of the same kind, or of what a heading stands in, that a reader meets before it. */
function whereNow({level}: Unit, above: Unit[]): string {
  const last = above.findLast((unit) => unit.kind === 'heading' && unit.level <= level)
  return last ? `now below “${last.text}”` : 'now at the top'
}

/** Sentences that came, went or moved together are told together. */
export function gather(changes: Change[]): Change[] {
  const gathered: Change[] = []
  for (const change of changes) {
    const last = gathered.at(-1)
    const joins =
      last &&
      last.what === 'words' &&
      change.what === 'words' &&
      last.how === change.how &&
      last.section === change.section &&
      (change.how === 'added' || change.how === 'removed' || (change.how === 'moved' && isSame(change) && isSame(last)))
    if (!joins) gathered.push({...change})
    else {
      if (change.before !== undefined) last.before = joined(last.before, change.before)
      if (change.after !== undefined) last.after = joined(last.after, change.after)
    }
  }
  return gathered
}

/** Sentences in a row, and what is none, like the fields of a card, parted from what follows. */
function joined(first = '', next: string): string {
  return `${first}${/[.!?…][”’)]?$/.test(first) ? '' : ' /'} ${next}`
}

function isSame({before, after}: Change): boolean {
  return before === after
}

/** Headings that kept their words but not their place in the outline. */
function compareLevels(before: Unit[], after: Unit[]): Change[] {
  const old = before.filter((unit) => unit.kind === 'heading')
  return after
    .filter((unit) => unit.kind === 'heading')
    .flatMap((unit): Change[] => {
      const at = old.findIndex((each) => each.text === unit.text)
      const [was] = at < 0 ? [] : old.splice(at, 1)
      if (!was || was.level === unit.level) return []
      const {region, section} = unit
      const level = {before: levelOf(was), after: levelOf(unit)}
      return [{what: 'heading level', how: 'changed', region, section, about: unit.text, ...level}]
    })
}

function levelOf({kind, level}: Unit): string {
  return kind === 'heading' ? `heading ${level}` : 'plain words'
}
