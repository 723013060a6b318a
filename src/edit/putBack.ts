import type {SiteFiles} from '../check/readSite.ts'
import {siteWith} from '../check/siteWith.ts'
import type {Entry} from './journal.ts'
import {findingsOfSite, told} from './newFindings.ts'
import {inverse, patched} from './patch.ts'
import {type Refused, refuse} from './refused.ts'
import {readText} from './writeFile.ts'
import {type Step, writeSteps} from './writeSteps.ts'

/** Takes back what was done, or does it again: all of it or nothing. Gives back why not, if so. */
export function putBack(root: string, site: SiteFiles, entry: Entry, way: 'undo' | 'redo'): Refused | undefined {
  const steps = stepsOf(root, entry, way)
  if ('refused' in steps) return steps
  let next = site
  for (const {file, after} of steps) next = siteWith(next, file, after)
  const {errors} = findingsOfSite(
    site,
    next,
    steps.map(({file}) => file),
  )
  if (errors.length > 0)
    return refuse('check', `Something else needs it as it is now. ${errors.map(({message}) => message).join(' ')}`, {
      findings: told(errors),
    })
  return writeSteps(root, steps)
}

function stepsOf(root: string, {patches, made}: Entry, way: 'undo' | 'redo'): Step[] | Refused {
  const steps: Step[] = []
  for (const {file, text} of made) {
    const now = readText(root, file)
    const expected = way === 'undo' ? text : undefined
    if (now !== expected)
      return refuse('changed', `${file} was changed since. Change it there.`, now === undefined ? {} : {now})
    steps.push({file, before: now, after: way === 'undo' ? undefined : text})
  }
  for (const patch of patches) {
    const now = readText(root, patch.file)
    if (now === undefined) return refuse('gone', `${patch.file} is not there any more.`)
    const after = patched(now, way === 'undo' ? inverse(patch) : patch)
    if (after === undefined)
      return refuse(
        'changed',
        'These words were changed again since. Put back the later change first, or type them anew.',
      )
    steps.push({file: patch.file, before: now, after})
  }
  return steps
}
