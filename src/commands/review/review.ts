import {type Built, builtState, checkedState, quietFiles} from './builtStates.ts'
import {compareStates} from './compareStates.ts'
import {findPressed} from './findPressed.ts'
import {newProblems} from './findProblems.ts'
import type {Comparison, State} from './model.ts'
import {readSources} from './readState.ts'
import type {Files} from './states.ts'
import {summarise} from './summary.ts'

/** Builds two states as visitors get them and compares what can be read. `dists`: their documents, where both build. */
export async function review(
  project: string,
  [base, head]: [Files, Files],
  changed: string[],
): Promise<{comparison: Comparison; dists?: [string, string]}> {
  const building = builtState(project, base, 'base')
  const [old, now, problems] = await Promise.all([
    building,
    // Where nothing changed that visitors get, there is one state.
    head.name === base.name ? building : builtState(project, head, 'new state'),
    checkedState(project, head),
  ])
  const {comparison, inDoubt} = compareStates(...(await whatCanBeRead(base, old, head, now)), changed)
  const notes = [...old.notes, ...now.notes]
  if (old.state && now.state) {
    findPressed(comparison.facts, [old.dist, now.dist])
    const surely = inDoubt.length > 0 ? await quietFiles(project, [base, head], inDoubt, now.state) : []
    const proved = new Set([...comparison.quietFiles, ...surely])
    comparison.quietFiles = changed.filter((file) => proved.has(file))
  } else {
    notes.push('So only the files are compared: what components add to the words is missing here.')
    // Where documents can’t be read, nothing is proved, and nobody knows what shows a fact.
    comparison.quietFiles = []
    for (const fact of comparison.facts) fact.elsewhere = 'not known'
  }
  const verdict = summarise(comparison)
  comparison.verdict = old.state && now.state ? verdict : `By the files alone: ${verdict}`
  // A state of which nothing is said has nothing new, whatever was said of the one before.
  comparison.problems = problems.length > 0 ? newProblems(await checkedState(project, base), problems) : []
  comparison.notes = notes
  return {comparison, dists: old.state && now.state && [old.dist, now.dist]}
}

/** The documents of both states, or the files of both where one does not build. */
async function whatCanBeRead(base: Files, old: Built, head: Files, now: Built): Promise<[State, State]> {
  if (old.state && now.state) return [old.state, now.state]
  const [from, to] = await Promise.all([base.layOut(), head.layOut()])
  return [readSources(from.folder), readSources(to.folder)]
}
