import {apply, type Edit, siteWith, textOf} from '../site/index.ts'
import {find} from './find.ts'
import type {Finding} from './finding.ts'
import type {Scope} from './stage.ts'
import {stages} from './stages.ts'

/** Whether edits of a finding's file mend it. */
export type Trial = (edits: readonly Edit[]) => boolean

/** The finding as it is, or without its fix where making it would not mend it, or would break something else. */
export function withSoundFix(finding: Finding, mends: Trial): Finding {
  if (!finding.fix || mends(finding.fix)) return finding
  const {fix: _, ...rest} = finding
  return rest as Finding
}

/**
 * Tries edits on a copy of a finding's file. They mend it when the file has one finding fewer with that id, and not one
 * more with any other. Only stages up to that of the finding count: a later stage may see what could not be read before.
 */
export function trialOf(finding: Finding, scope: Scope): Trial {
  const {file, id} = finding
  const files = new Set([file])
  let before: Map<string, number> | undefined
  return (edits) => {
    before ??= countById(find({...scope, files}), finding)
    const text = apply(textOf(scope.site, file), [...edits])
    const after = countById(find({...scope, site: siteWith(scope.site, file, text), files}), finding)
    const was = (each: string) => before?.get(each) ?? 0
    return (after.get(id) ?? 0) < was(id) && [...after].every(([each, count]) => count <= was(each))
  }
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
