import {apply, type Edit} from '../fix/edit.ts'
import {siteWith} from '../siteWith.ts'
import {find} from './check.ts'
import type {Finding} from './finding.ts'
import type {Scope} from './stage.ts'
import {stages} from './stages.ts'
import {textOf} from './texts.ts'

/** The finding as it is, or without its fix where making it would not mend it, or would break something else. */
export function withSoundFix(finding: Finding, scope: Scope): Finding {
  if (!finding.fix || isMendedBy(finding.fix, finding, scope)) return finding
  const {fix: _, ...rest} = finding
  return rest as Finding
}

/**
 * Tries edits on a copy of a finding's file. They mend it when the finding is gone and no stage up to its own finds
 * anything new; what later stages find in a block that can be read now was there before.
 */
export function isMendedBy(edits: readonly Edit[], finding: Finding, scope: Scope): boolean {
  const {file} = finding
  const text = apply(textOf(scope.site, file), [...edits])
  const before = countById(find({...scope, files: new Set([file])}), finding)
  const after = countById(find({...scope, site: siteWith(scope.site, file, text), files: new Set([file])}), finding)
  if ((after.get(finding.id) ?? 0) >= (before.get(finding.id) ?? 0)) return false
  return [...after].every(([id, count]) => count <= (before.get(id) ?? 0))
}

/** How often each message comes in a file, of the stages up to that of a finding. */
function countById(findings: Finding[], {id}: Finding): Map<string, number> {
  const counts = new Map<string, number>()
  const last = stageOf(id)
  for (const each of findings) if (stageOf(each.id) <= last) counts.set(each.id, (counts.get(each.id) ?? 0) + 1)
  return counts
}

/** An id starts with the name of its stage: `refs.no-page`. */
function stageOf(id: string): number {
  return stages.findIndex(({name}) => id.startsWith(`${name}.`))
}
