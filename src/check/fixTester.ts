import {applyEdits, type Edit, fileText, withFileText} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {runStages} from './runStages.ts'
import type {CheckContext} from './stage.ts'
import {stages} from './stages.ts'

/** Whether a finding is resolved by these edits of its file; created by `fixTesterFor`. */
export type FixTester = (edits: readonly Edit[]) => boolean

/** Removes the fix of a finding if it would not resolve the finding or would cause another. */
export function withVerifiedFix(finding: Finding, isFixedBy: FixTester): Finding {
  if (!finding.fix || isFixedBy(finding.fix)) return finding
  const {fix: _, ...rest} = finding
  return rest as Finding
}

/**
 * Returns a function that tries edits on a copy of the finding’s file: they pass if it then has fewer findings with
 * this id, and no more with any other id. Later stages are ignored, as the mistake may have hidden their findings.
 */
export function fixTesterFor(finding: Finding, scope: CheckContext): FixTester {
  const {file, id} = finding
  const files = new Set([file])
  let before: Map<string, number> | undefined
  return (edits) => {
    before ??= countById(runStages({...scope, files}), finding)
    const text = applyEdits(fileText(scope.site, file), [...edits])
    const after = countById(runStages({...scope, site: withFileText(scope.site, file, text), files}), finding)
    const was = (each: string) => before?.get(each) ?? 0
    return (after.get(id) ?? 0) < was(id) && [...after].every(([each, count]) => count <= was(each))
  }
}

/** Counts findings by message id; leaves out stages that run after the stage of the given finding. */
function countById(findings: Finding[], {id}: Finding): Map<string, number> {
  const counts = new Map<string, number>()
  const last = stageOf(id)
  for (const each of findings) if (stageOf(each.id) <= last) counts.set(each.id, (counts.get(each.id) ?? 0) + 1)
  return counts
}

/** Returns the index of the stage of a message; an id starts with the name of its stage: `refs.no-page`. */
function stageOf(id: string): number {
  return stages.findIndex(({name}) => id.startsWith(`${name}.`))
}
