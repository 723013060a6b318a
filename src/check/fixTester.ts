import {applyEdits, type Edit, fileText, type SiteFiles, withFileText} from '../site/index.ts'
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
  return rest
}

/**
 * Returns a function that tries edits on a copy of the finding’s file: they pass if it then has fewer
 * findings with this id, and no more with any other id. Later stages don’t run, as the mistake may have
 * hidden their findings.
 */
export function fixTesterFor({file, id}: Finding, scope: CheckContext): FixTester {
  const upToItsStage = stages.slice(0, stages.findIndex(({name}) => id.startsWith(`${name}.`)) + 1)
  const countsIn = (site: SiteFiles) =>
    countById(runStages({...scope, site, files: new Set([file])}, upToItsStage))
  let before: Map<string, number> | undefined
  return (edits) => {
    before ??= countsIn(scope.site)
    const text = applyEdits(fileText(scope.site, file), edits)
    const after = countsIn(withFileText(scope.site, file, text))
    const was = (each: string) => before?.get(each) ?? 0
    return (after.get(id) ?? 0) < was(id) && [...after].every(([each, count]) => count <= was(each))
  }
}

function countById(findings: Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const {id} of findings) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
