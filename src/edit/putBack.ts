import type {SiteFiles} from '../check/readSite.ts'
import type {Entry} from './journal.ts'
import {findingsOfSite, siteWith, told} from './newFindings.ts'
import {inverse, patched} from './patch.ts'
import {type Refused, refuse} from './refused.ts'
import {createFile, deleteFile, readText, writeFile} from './writeFile.ts'

/** A file as it is and as it would be; nothing where there is none. */
interface Step {
  file: string
  before: string | undefined
  after: string | undefined
}

/** Takes back what was done, or does it again: all of it or nothing. Gives back the files, or why not. */
export function putBack(root: string, site: SiteFiles, entry: Entry, way: 'undo' | 'redo'): Step[] | Refused {
  const steps = stepsOf(root, entry, way)
  if ('refused' in steps) return steps
  let next = site
  for (const {file, after} of steps) next = siteWith(next, file, after)
  const {errors} = findingsOfSite(site, next)
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

function writeSteps(root: string, steps: Step[]): Step[] | Refused {
  const done: Step[] = []
  for (const step of steps) {
    const failed = writeStep(root, step)
    if (failed) {
      for (const {file, before, after} of done.reverse()) writeStep(root, {file, before: after, after: before})
      return failed
    }
    done.push(step)
  }
  return done
}

/** Writes a file, makes it or takes it away. */
export function writeStep(root: string, {file, before, after}: Step): Refused | undefined {
  if (after === undefined) return deleteFile(root, file, before ?? '')
  return before === undefined ? createFile(root, file, after) : writeFile(root, file, before, after)
}
